import { Pencil } from 'lucide-react';
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import { Button } from '../../src/ui/controls/button';
import { IconButton } from '../../src/ui/controls/icon-button';
import { uiDataStyles } from '../../src/ui/data-styles';
import { Combobox, MultiCombobox, SuggestListField } from '../../src/ui/form/combobox';
import { PasswordField } from '../../src/ui/form/password-field';
import { TextField } from '../../src/ui/form/text-field';
import { ConfirmDialog } from '../../src/ui/overlays/confirm-dialog';
import { Dialog } from '../../src/ui/overlays/dialog';
import { Menu } from '../../src/ui/overlays/menu';
import { uiStyles } from '../../src/ui/styles';

// Every control in a shadow root, as the widgets use them. Their events are written to the output.

const choices = Array.from({ length: 2000 }, (_, index) => {
  const sku = `CL-${String(index).padStart(4, '0')}`;
  return { value: sku, label: sku };
});

function Gallery() {
  const [done, setDone] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [asks, setAsks] = useState(false);
  const [text, setText] = useState('');
  const [one, setOne] = useState('');
  const [several, setSeveral] = useState<readonly string[]>(['CL-0001', 'CL-0002']);
  const [words, setWords] = useState<readonly string[]>([]);
  const closeDialog = () => (text === '' ? setOpen(false) : setAsks(true));
  return (
    <>
      <output>{done}</output>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Button disabledReason="Main SKU is missing" onClick={() => setDone('pressed')}>
        Blocked
      </Button>
      <Menu
        label="Row"
        items={['Edit', 'Copy', 'Delete'].map((label) => ({ key: label, label, onSelect: () => setDone(label) }))}
      >
        {(invoker) => <Button {...invoker}>More</Button>}
      </Menu>
      <PasswordField label="Password" autoComplete="current-password" value={text} onChange={setText} />
      {isOpen && (
        <Dialog
          title="edit price"
          kind="sheet"
          onClose={closeDialog}
          onSubmit={() => setDone('submitted')}
          footer={<Button type="submit">Save</Button>}
        >
          <TextField label="Name" value={text} onChange={setText} />
          <Combobox label="Main SKU" options={choices} value={one} onChange={setOne} />
          <MultiCombobox label="Country" options={choices} value={several} onChange={setSeveral} />
          <SuggestListField label="Keywords" options={choices} value={words} onChange={setWords} />
          <IconButton icon={Pencil} label="Rename" />
        </Dialog>
      )}
      {asks && (
        <ConfirmDialog
          title="Discard changes?"
          confirmLabel="Discard"
          onCancel={() => setAsks(false)}
          onConfirm={() => {
            setAsks(false);
            setText('');
            setOpen(false);
          }}
        >
          What you typed is lost.
        </ConfirmDialog>
      )}
    </>
  );
}

const root = document.querySelector('main')?.attachShadow({ mode: 'open' });
if (!root) throw new Error('The page has no main.');
root.adoptedStyleSheets = [...uiStyles, ...uiDataStyles].map((text) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(text);
  return sheet;
});
const place = document.createElement('div');
place.className = 'pricebook';
root.append(place);
createRoot(place).render(<Gallery />);
