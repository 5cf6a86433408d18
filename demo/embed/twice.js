// Everything here goes through the older copy; the elements are made by whichever copy came first.
import { version } from '/embed/pricebook.js';
import * as older from './older/pricebook.js';
import { connectButtons } from './sign-in.js';

document.querySelector('#versions').textContent = `${version} and ${older.version}.`;
older.configure({ apiBase: location.origin });
connectButtons(document, older, () => location.origin);
