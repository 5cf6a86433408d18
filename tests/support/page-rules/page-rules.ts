/** Declarations of themes for an element; each is a case. */
const declarations = {
  form: [
    'padding: 2em; background: #222; border: 3px solid gold',
    'display: flex; flex-wrap: wrap; gap: 30px',
    'float: left; width: 50%; clear: both',
    'margin: 0 0 3em; color: #fff',
    'font: italic 21px/2 serif; text-align: center',
    'max-width: 220px; box-shadow: 0 0 20px #000; border-radius: 30px',
    'position: relative; left: 20px; opacity: 0.3; text-transform: uppercase',
  ],
  h1: [
    'text-transform: uppercase; letter-spacing: 0.3em',
    'font: 300 96px/1.1 serif; margin: 1em 0',
    'color: #fff; text-shadow: 0 0 4px #000',
    'border-bottom: 4px double red; padding: 0.5em 0 1em',
    'display: inline-block; float: right; width: 200px',
    'background: #111 linear-gradient(red, blue); text-align: right',
    'position: absolute; top: 0; transform: rotate(-2deg)',
  ],
  label: [
    'display: block; float: left; width: 150px',
    'color: #fff; font-weight: 900',
    'font-size: 24px; line-height: 3; margin-bottom: 12px',
    'text-transform: uppercase; letter-spacing: 4px; font-style: italic',
    'background: #000; padding: 8px; border: 1px solid red',
    'position: absolute; clip: rect(0 0 0 0); opacity: 0',
    'text-align: right; text-indent: 40px; text-decoration: underline',
  ],
  input: [
    'background: #111; color: #222',
    'width: 100px; height: 90px; padding: 20px; margin: 10px',
    'border: 5px dashed red; border-radius: 40px; box-shadow: inset 0 0 9px #000',
    'font: bold 30px/2 monospace; letter-spacing: 4px; text-transform: uppercase',
    'display: block; float: left; max-width: 40%',
    'text-align: right; text-indent: 30px; text-shadow: 0 0 3px red',
    'opacity: 0.2; outline: 4px solid lime; transform: scale(0.5)',
  ],
  button: [
    'background: #111; color: #fff',
    'color: #fff',
    'text-transform: uppercase; letter-spacing: 0.2em; font-weight: 900; text-shadow: 1px 1px #000',
    'width: 100%; height: 70px; padding: 20px 40px; margin: 10px',
    'border: 4px solid red; border-radius: 99px; box-shadow: 0 5px 10px #000',
    'font: italic 28px/2 serif; text-decoration: underline',
    'display: block; float: right; position: relative; top: 30px; opacity: 0.5',
  ],
} as const;

/** A rule of a page for one element of a form, by a class and by an ID. */
export interface PageRule {
  readonly name: string;
  readonly css: string;
}

const rulesOf = ([element, all]: readonly [string, readonly string[]]): readonly PageRule[] =>
  all.map((style) => {
    const selectors = [`.content ${element}`, `#main ${element}`, `#page #main.content ${element}:not(.theirs)`];
    return {
      name: `${element} { ${style} }`,
      css: selectors.map((selector) => `${selector} { ${style} }`).join('\n'),
    };
  });

/** Five elements with seven rules each. */
export const pageRules: readonly PageRule[] = Object.entries(declarations).flatMap(rulesOf);

/** What both kinds of automation can do: run a function in the page. */
interface RulesPage {
  evaluate<R>(run: (css: string) => R, css: string): Promise<Awaited<R>>;
}

/** Names the surroundings of a form, as the page's rules do, and notes how it looks without them. */
export const notePlainLook = (page: RulesPage, tag: string): Promise<number> =>
  page.evaluate((name) => {
    const form = document.querySelector(name);
    document.body.id = 'page';
    form?.parentElement?.setAttribute('id', 'main');
    form?.parentElement?.classList.add('content');
    const sheet = new CSSStyleSheet();
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
    const look = () => {
      const root = form?.querySelector('.pricebook');
      const from = root?.getBoundingClientRect();
      return [...(root?.querySelectorAll('*') ?? [])].map((part) => {
        const style = getComputedStyle(part);
        const { left, top, width, height } = part.getBoundingClientRect();
        const box = [left - (from?.left ?? 0), top - (from?.top ?? 0), width, height].map((side) => side.toFixed(1));
        const values = [...style].map((property) => [property, style.getPropertyValue(property)] as const);
        return {
          part: `${part.localName}.${part.getAttribute('class') ?? ''}`,
          values: new Map([...values, ['box', box.join(' ')]]),
        };
      });
    };
    const plain = look();
    const changes = (css: string): readonly string[] => {
      sheet.replaceSync(css);
      // Ended, because a transition would show the look before.
      for (const animation of document.getAnimations()) animation.finish();
      return look().flatMap(({ part, values }, at) =>
        [...values]
          .filter(([property, value]) => plain[at]?.values.get(property) !== value)
          .map(([property, value]) => `${part} ${property}: ${value}`),
      );
    };
    Reflect.set(globalThis, 'changesUnder', changes);
    return plain.length;
  }, tag);

/** What differs from the plain look under the page's rule, which stays until the next call. */
export const changesUnder = (page: RulesPage, css: string): Promise<readonly string[]> =>
  page.evaluate((rule) => (Reflect.get(globalThis, 'changesUnder') as (css: string) => readonly string[])(rule), css);
