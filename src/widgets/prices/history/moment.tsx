import { dateKind, timeZone } from '../../../ui/table/column-kinds';

interface MomentProps {
  readonly at: string;
  readonly className?: string;
}

/** A date and time as the columns of lists show it: in the local time zone, which is named on hover. */
export const Moment = ({ at, className }: MomentProps) => (
  <time className={className} dateTime={at} title={timeZone()}>
    {dateKind().format(at).text}
  </time>
);
