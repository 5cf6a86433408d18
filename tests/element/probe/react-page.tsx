import { StrictMode, useRef, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { PromisedMethods } from '../../../src/embed/define-element';
import { toReact } from '../../../src/embed/to-react';
import { configure, setSession } from '../../../src/index';
import { type ProbeMethods, Probe as ProbeWidget, shadowProbe } from './probe';

const Probe = toReact(shadowProbe, ProbeWidget);

/** An application that uses the probe as a component. */
function Application() {
  const [search, setSearch] = useState('first');
  const [said, setSaid] = useState<readonly string[]>([]);
  const say = (line: string) => setSaid((lines) => [...lines, line]);
  const probe = useRef<PromisedMethods<ProbeMethods>>(null);
  return (
    <>
      <Probe
        ref={probe}
        className="framed"
        id="partner-prices"
        title="Prices for partners"
        lang="de"
        dir="rtl"
        role="region"
        slot="main"
        hidden={search === 'hide'}
        aria-label="Prices"
        data-testid="prices"
        search={search}
        columns={['SKU']}
        readonly
        onReady={({ state }) => say(`ready ${state}`)}
        onBeforeDelete={({ record }) => {
          say(`asked ${String(record.ID)}`);
          return false;
        }}
        onDelete={() => say('deleted')}
        onNavigate={({ to }, event) => {
          say(`to ${to}`);
          if (to === 'products') event.preventDefault();
          return false;
        }}
      />
      <button type="button" onClick={() => setSearch('second')}>
        Search second
      </button>
      <button type="button" onClick={async () => say(`doubled ${await probe.current?.double(21)}`)}>
        Double
      </button>
      <ol>
        {said.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ol>
    </>
  );
}

configure({ storage: 'memory' });
setSession({ accessToken: 'handed-over' });
const place = document.querySelector('#app');
if (place) {
  createRoot(place).render(
    <StrictMode>
      <Application />
    </StrictMode>,
  );
}
