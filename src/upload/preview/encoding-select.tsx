import { textEncodings } from '../../wire/text-encodings';
import type { OpenedProps } from '../step-props';
import { uploadMessages as messages } from '../upload.messages';
import { useUpload } from '../use-upload';
import { withEncoding } from './exclusion-choices';
import { InlineSelect } from './inline-select';

/** Reads the text of the file in another encoding as soon as it is chosen. */
export function EncodingSelect({ session, opened }: OpenedProps) {
  const { options } = useUpload(session);
  return (
    <InlineSelect
      label={messages.encodingLabel}
      value={options.encoding ?? opened.encoding ?? 'utf-8'}
      options={textEncodings.map((value) => ({ value, label: messages.encodings[value] }))}
      onChange={(encoding) => session.changeOptions(withEncoding(options, encoding))}
    />
  );
}
