// A published page has a plain tag, <script type="module" src="https://cdn.example.com/embed/pricebook.js">. The demo has
// one server with two host names, which are two origins to a browser.
import { withSecondBackEnd } from './second-back-end.js';
import { connectButtons } from './sign-in.js';

const otherName = location.hostname === 'localhost' ? '127.0.0.1' : 'localhost';
const scripts = `${location.protocol}//${otherName}:${location.port}`;
const pricebook = await import(`${scripts}/embed/pricebook.js`);
let api;

const show = (origins) =>
  document.querySelector('#origins').replaceChildren(
    ...Object.entries(origins).flatMap(([name, origin]) => {
      const [term, description] = [document.createElement('dt'), document.createElement('dd')];
      term.textContent = name;
      description.textContent = origin;
      return [term, description];
    }),
  );

withSecondBackEnd((address) => {
  api = address;
  pricebook.configure({ apiBase: api });
  show({ Page: location.origin, Scripts: scripts, API: new URL(api).origin });
});
connectButtons(document, pricebook, () => api);
