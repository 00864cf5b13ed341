### Letters of the server.  $link leads to a page of it, $server is its address.

confirm-subject = Cosmodrome: is this your address?
confirm-text =
    Hello!

    Somebody, probably you, gave this address for an account at { $server }.
    Open this link within a day to confirm it:

    { $link }

    If it was not you, do nothing: the address will not be used.

reset-subject = Cosmodrome: a new password
reset-text =
    Hello!

    Somebody, probably you, asked for a new password for the account “{ $login }” at { $server }.
    Open this link within an hour to choose one. It works once:

    { $link }

    If it was not you, do nothing: your password stays as it is.
