import { Check, Copy, RotateCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Badge } from '../../ui/controls/badge';
import { Button } from '../../ui/controls/button';
import { VisuallyHidden } from '../../ui/controls/visually-hidden';
import { Banner } from '../../ui/feedback/banner';
import { lazyPart } from '../../ui/feedback/lazy-part';
import { focusFirstInvalid } from '../../ui/form/focus-first-invalid';
import { TextField } from '../../ui/form/text-field';
import { uiMessages } from '../../ui/ui.messages';
import { profileMessages } from './profile.messages';
import type { QrSource } from './qr-source';
import type { EnrolmentPanel } from './use-enrolment';

const messages = profileMessages.twoFactor;

/** Dark on light in every colour scheme, because some apps cannot read inverted codes. */
const QrCode = lazyPart('qr-code', async () => (await import('qrcode.react')).QRCodeSVG);

interface TwoFactorViewProps {
  readonly panel: EnrolmentPanel;
  readonly qr: QrSource;
  onCopyFailed(): void;
}

export function TwoFactorView({ panel, qr, onCopyFailed }: TwoFactorViewProps) {
  const { state } = panel;
  const isOn = state.matches('enrolled');
  const section = useRef<HTMLElement>(null);
  const hasFocus = useRef(false);
  const wasOn = useRef(isOn);
  useEffect(() => {
    // The focused button was removed, for which React fires no blur event.
    if (wasOn.current !== isOn && hasFocus.current) section.current?.querySelector('input')?.focus();
    wasOn.current = isOn;
  }, [isOn]);
  return (
    <section
      ref={section}
      className="pricebook-stack pricebook-two-factor"
      aria-label={messages.heading}
      onFocus={() => {
        hasFocus.current = true;
      }}
      onBlur={() => {
        hasFocus.current = false;
      }}
    >
      <div>
        <h3 className="pricebook-two-factor-heading">
          {messages.heading} <Badge tone={isOn ? 'active' : 'inactive'}>{isOn ? messages.on : messages.off}</Badge>
        </h3>
        {!isOn && <p className="pricebook-muted">{messages.scan}</p>}
      </div>
      {panel.isForgotten && !isOn && <Banner>{messages.forgotten}</Banner>}
      {isOn ? (
        <div className="pricebook-two-factor-device">
          <TextField label={messages.device} readOnly value={state.context.deviceName} hint={messages.forgetHint} />
          <Button onClick={panel.forget}>{messages.forget}</Button>
        </div>
      ) : state.matches('failed') ? (
        <Banner tone="danger" title={messages.secretFailed}>
          <p>{state.context.problem?.message || messages.secretFailedText}</p>
          <Button size="small" icon={RotateCw} onClick={panel.requestSecret}>
            {uiMessages.tryAgain}
          </Button>
        </Banner>
      ) : (
        <Setup panel={panel} qr={qr} onCopyFailed={onCopyFailed} />
      )}
    </section>
  );
}

function Setup({ panel, qr, onCopyFailed }: TwoFactorViewProps) {
  const { state, typed, errors, submitCount } = panel;
  const { secret, problem } = state.context;
  const isEnabling = state.matches('enabling');
  // An error beside a field is not repeated above the form.
  const isBesideField = problem?.fields.code !== undefined || problem?.fields.deviceName !== undefined;
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (submitCount > 0 || problem) focusFirstInvalid(form.current);
  }, [submitCount, problem]);
  return (
    <form
      ref={form}
      className="pricebook-stack"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        panel.submit();
      }}
    >
      <div className="pricebook-two-factor-secret">
        <div className="pricebook-two-factor-qr">
          {qr.kind === 'drawn' && (
            <QrCode value={qr.address} size={130} level="M" marginSize={3} title={messages.qrCode} />
          )}
          {qr.kind === 'image' && <img src={qr.address} alt={messages.qrCode} />}
          {qr.kind === 'none' && <p className="pricebook-hint">{secret ? messages.noQrCode : messages.loading}</p>}
        </div>
        {secret && <SecretKey secret={secret.secret} onCopyFailed={onCopyFailed} />}
      </div>
      {problem && !isBesideField && (
        <Banner tone="danger" title={messages.failedTitle}>
          <p>{problem.message || messages.failed}</p>
          {problem.fields.secret !== undefined && (
            <Button size="small" icon={RotateCw} onClick={panel.requestSecret}>
              {messages.anotherSecret}
            </Button>
          )}
        </Banner>
      )}
      <div className="pricebook-two-factor-pair">
        <TextField
          label={messages.deviceName}
          name="device-name"
          autoComplete="off"
          readOnly={isEnabling}
          value={typed.deviceName}
          error={errors.deviceName}
          onChange={(deviceName) => panel.type({ deviceName })}
        />
        <TextField
          label={messages.code}
          name="code"
          inputMode="numeric"
          autoComplete="one-time-code"
          readOnly={isEnabling}
          value={typed.code}
          error={errors.code}
          onChange={(code) => panel.type({ code })}
        />
      </div>
      <div>
        <Button type="submit" busy={isEnabling} aria-disabled={state.matches('loading') || undefined}>
          {messages.enable}
        </Button>
      </div>
    </form>
  );
}

interface SecretKeyProps {
  readonly secret: string;
  onCopyFailed(): void;
}

/** Shows the secret in groups of four; copies it without spaces. */
function SecretKey({ secret, onCopyFailed }: SecretKeyProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = () =>
    void Promise.resolve()
      .then(() => navigator.clipboard.writeText(secret))
      .then(() => setCopied(true), onCopyFailed);
  return (
    <div>
      <p className="pricebook-label">{messages.key}</p>
      <code className="pricebook-two-factor-key">{secret.replace(/(.{4})(?=.)/g, '$1 ')}</code>
      <Button size="small" icon={isCopied ? Check : Copy} onClick={copy}>
        {isCopied ? messages.copied : messages.copy}
      </Button>
      <span role="status">
        <VisuallyHidden>{isCopied && messages.copied}</VisuallyHidden>
      </span>
    </div>
  );
}
