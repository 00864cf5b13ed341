"""What tests of any game need, shipped so that a new game can use it."""

from cosmodrome.testing.contract import CHECKS as CHECKS
from cosmodrome.testing.contract import contract_tests as contract_tests
from cosmodrome.testing.contract import run_check as run_check
from cosmodrome.testing.golden import golden_tests as golden_tests
from cosmodrome.testing.messages import check_messages as check_messages
from cosmodrome.testing.rules import rule as rule
from cosmodrome.testing.scenario import Scenario as Scenario
