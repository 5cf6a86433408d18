import { LayoutTemplate } from 'lucide-react';
import type { OfferedTemplate } from '../../machines/upload.types';
import { noHeader } from '../../sheet/no-header';
import { Button } from '../../ui/controls/button';
import { Banner } from '../../ui/feedback/banner';
import { FoldedSection } from '../preview/folded-section';
import type { UploadSession } from '../session/upload-session.types';
import { useUpload } from '../use-upload';
import { templateMessages as messages } from './templates.messages';

interface SessionProps {
  readonly session: UploadSession;
}

/** Offers the templates for files with this header, and for those without one. */
export function TemplateOffer({ session }: SessionProps) {
  const { templates, mapping } = useUpload(session);
  const withHeader = templates.filter(({ match }) => match === 'header');
  // Several suppliers may have columns of the same kinds, so such a template is not applied unasked, and every other one can be chosen.
  const withSameKinds = templates.filter(({ match }) => match === 'columns' || match === 'last-list');
  const others = mapping?.header === noHeader ? templates.filter(({ match }) => match === 'none') : [];
  return (
    <>
      {withHeader.length > 0 && (
        <Banner title={messages.offer(withHeader.length)}>
          <TemplateButtons session={session} templates={withHeader} />
        </Banner>
      )}
      {withSameKinds.length > 0 && (
        <Banner title={messages.offerColumns}>
          <p>{messages.sameSupplier}</p>
          <TemplateButtons session={session} templates={withSameKinds} />
        </Banner>
      )}
      {others.length > 0 && (
        <FoldedSection title={messages.others(others.length)} facts={[]}>
          <TemplateButtons session={session} templates={others} />
        </FoldedSection>
      )}
    </>
  );
}

interface TemplateButtonsProps extends SessionProps {
  readonly templates: readonly OfferedTemplate[];
}

const TemplateButtons = ({ session, templates }: TemplateButtonsProps) => (
  <div className="pricebook-wrap pricebook-template-offer">
    {templates.map(({ name, match, options }) => (
      <Button key={`${match} ${name}`} icon={LayoutTemplate} onClick={() => session.changeOptions(options)}>
        {match === 'last-list' ? messages.asInList(name) : messages.use(name)}
      </Button>
    ))}
  </div>
);
