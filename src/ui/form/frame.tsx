import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Button, LinkButton } from '../controls/button';

interface FrameProps {
  /** The classes of the control: `pricebook-button is-primary`. */
  readonly className: string;
  readonly children: ReactNode;
}

/**
 * Has no box, only the style of its classes, which the control in it inherits. So rules of a page that name a class apply to
 * it, and those for `button` and `input` do not. Needs the stylesheet form-page.css.
 */
export const Frame = ({ className, children }: FrameProps) => (
  <span className={classNames('pricebook-frame', className)}>{children}</span>
);

/** A button of a form in light DOM. Its frame has no `is-block`, because Bulma has `.is-block { display: block !important }`. */
export function FormButton({ variant = 'outline', size = 'medium', ...rest }: FormButtonProps) {
  return (
    <Frame className={classNames('pricebook-button', `is-${variant}`, size !== 'medium' && `is-${size}`)}>
      <Button {...rest} variant={variant} size={size} />
    </Frame>
  );
}

type FormButtonProps = ComponentProps<typeof Button>;

/** A button that looks like a link, of a form in light DOM. */
export const FormLink = (props: ComponentProps<'button'>) => (
  <Frame className="pricebook-link">
    <LinkButton {...props} />
  </Frame>
);
