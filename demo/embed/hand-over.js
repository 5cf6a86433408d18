// A page with its own sign-in: it passes the session to Pricebook, which never asks for a password.
import * as pricebook from '/embed/pricebook.js';
import { connectButtons } from './sign-in.js';

connectButtons(document, pricebook, () => '/');
