"""A small client of the table server, for bots and tools: needs nothing of the rules."""

from cosmodrome.client.http import RequestRefused as RequestRefused
from cosmodrome.client.http import Visitor as Visitor
from cosmodrome.client.table import Connection as Connection
from cosmodrome.client.table import MessageRefused as MessageRefused
from cosmodrome.client.table import RemoteTable as RemoteTable
