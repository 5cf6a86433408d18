// This script uses the older copy; the copy that was loaded first defines the elements.
import { version } from '/embed/pricebook.js';
import * as older from './older/pricebook.js';
import { connectButtons } from './sign-in.js';

document.querySelector('#versions').textContent = `${version} and ${older.version}.`;
older.configure({ apiBase: location.origin });
connectButtons(document, older, () => location.origin);
