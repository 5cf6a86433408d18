import { LayoutTemplate } from 'lucide-react';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import type { UploadSession } from '../session/upload-session.types';
import { useUpload } from '../use-upload';
import { templateMessages as messages } from './templates.messages';

/** Offers the templates for files with this header. */
export function TemplateOffer({ session }: { readonly session: UploadSession }) {
  const { templates } = useUpload(session);
  if (templates.length === 0) return null;
  return (
    <Banner title={messages.offer(templates.length)}>
      <div className="pricebook-wrap pricebook-template-offer">
        {templates.map(({ name, options }) => (
          <Button key={name} icon={LayoutTemplate} onClick={() => session.changeOptions(options)}>
            {messages.use(name)}
          </Button>
        ))}
      </div>
    </Banner>
  );
}
