// One live element with all attributes, methods and events of its manifest: `elements.html?element=prices`.
const find = (id) => document.getElementById(id);
const make = (tag, properties, ...children) => {
  const created = Object.assign(document.createElement(tag), properties);
  created.append(...children);
  return created;
};

const { modules, documentEvents } = await (await fetch('./custom-elements.json')).json();
const declarations = modules.map(({ declarations: [declaration] }) => declaration);
const areaOf = ({ tagName }) => tagName.replace('pricebook-', '');
const requestedArea = new URLSearchParams(location.search).get('element');
const current = declarations.find((one) => areaOf(one) === requestedArea) ?? declarations[0];
const element = document.createElement(current.tagName);
let records = [];

for (const one of declarations) {
  const link = make('a', { href: `?element=${areaOf(one)}` }, areaOf(one));
  if (one === current) link.ariaCurrent = 'page';
  find('elements').append(link);
}
document.title = `<${current.tagName}>`;
find('tag').textContent = `<${current.tagName}>`;
find('description').textContent = current.description;

// --- attributes: a control for each, by its type ---------------------------------------------------------------------

const showSource = () => {
  find('source').textContent = element.cloneNode(false).outerHTML;
};

function controlOf({ name, type, default: byDefault }) {
  if (type.text === 'boolean') {
    const box = make('input', { type: 'checkbox' });
    box.addEventListener('change', () => element.toggleAttribute(name, box.checked));
    return box;
  }
  const choices = /^[^<]* \| |^'[^']*'$/.test(type.text) ? type.text.split(' | ') : undefined;
  const control = choices
    ? make(
        'select',
        {},
        make('option', { value: '' }, 'by default'),
        ...choices.map((choice) => make('option', {}, choice.replaceAll("'", ''))),
      )
    : make('input', { type: 'text', placeholder: byDefault?.replaceAll('`', '') ?? '' });
  control.addEventListener('change', () => {
    if (control.value === '') element.removeAttribute(name);
    else element.setAttribute(name, control.value);
  });
  return control;
}

for (const attribute of current.attributes) {
  const name = make('span', {}, attribute.name);
  find('attributes').append(make('label', { title: attribute.description ?? '' }, name, controlOf(attribute)));
}
find('attributes').addEventListener('submit', (event) => event.preventDefault());
new MutationObserver(showSource).observe(element, { attributes: true });

// --- methods and events -----------------------------------------------------------------------------------------------

const log = (name, value) =>
  find('events').prepend(make('div', {}, make('strong', {}, name), ` ${JSON.stringify(value)?.slice(0, 400) ?? ''}`));

for (const { name, parameters = [] } of current.members.filter(({ kind }) => kind === 'method')) {
  const button = make('button', { type: 'button' }, `${name}()`);
  button.addEventListener('click', async () => {
    // Methods that need a record get the first of the page.
    const args = parameters.some((parameter) => !parameter.optional) ? [records[0]] : [];
    try {
      log(`${name}() returned`, await element[name](...args));
    } catch (error) {
      log(`${name}() failed:`, error.message);
    }
  });
  find('methods').append(button);
}

for (const { name } of current.events) {
  element.addEventListener(name, ({ detail }) => {
    if (name === 'pricebook-load') records = detail.items;
    log(name, detail);
  });
}
for (const { name } of documentEvents) document.addEventListener(name, ({ detail }) => log(name, detail));

showSource();
find('stage').append(element);
