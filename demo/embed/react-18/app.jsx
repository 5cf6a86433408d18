import { useEffect, useRef, useState, version } from 'react';
import { isSignedIn } from '../signed-in.js';
import { useElement } from './use-element.js';

const greetings = { English: 'Welcome', Deutsch: 'Willkommen', Français: 'Bienvenue' };
const fewColumns = ['MAIN_SKU', 'DESCRIPTION'];

export function App() {
  const [language, setLanguage] = useState('English');
  const [signedIn, setSignedIn] = useState(isSignedIn);
  useEffect(() => {
    const leave = () => setSignedIn(false);
    document.addEventListener('pricebook-signout', leave);
    return () => document.removeEventListener('pricebook-signout', leave);
  }, []);
  return (
    <>
      <h1>{greetings[language]}, partner</h1>
      <p>
        An application of React {version}, beside the React 19 of Pricebook.{' '}
        <label>
          Language{' '}
          <select value={language} onChange={({ target }) => setLanguage(target.value)}>
            {Object.keys(greetings).map((name) => (
              <option key={name}>{name}</option>
            ))}
          </select>
        </label>
      </p>
      {signedIn ? <PriceList /> : <SignIn onSignedIn={() => setSignedIn(true)} />}
    </>
  );
}

function SignIn({ onSignedIn }) {
  const login = useElement({}, { 'pricebook-signin': onSignedIn });
  return <pricebook-login ref={login} email="sales@pricebook.test" />;
}

function PriceList() {
  const [words, setWords] = useState('');
  const [isShort, setShort] = useState(true);
  const [news, setNews] = useState('');
  const list = useElement(
    { columns: isShort ? fewColumns : undefined },
    { 'pricebook-load': ({ detail }) => setNews(`${detail.meta.totalItems} found`) },
  );
  const field = useRef(null);
  const add = async () => {
    const saved = await list.current.create();
    setNews(saved ? `Added ${saved.record.MAIN_SKU}` : 'Nothing was added');
  };
  const search = (event) => {
    event.preventDefault();
    setWords(field.current.value);
  };
  return (
    <>
      <form className="controls" onSubmit={search}>
        <label>
          Find <input ref={field} type="search" />
        </label>
        <label>
          <input type="checkbox" checked={isShort} onChange={({ target }) => setShort(target.checked)} /> Without the
          particulars
        </label>
        <button type="button" onClick={add}>
          Add a price
        </button>
        <output>{news}</output>
      </form>
      <pricebook-prices ref={list} page-size="10" search={words} />
    </>
  );
}
