import { explainFailure } from '../api/transport/lost-sign-in';
import { setFailureExplainer } from '../api/transport/send-authorized';
import { CellRanges } from './ranges/cell-ranges';

/** What every list loads after its rows. Failures of requests are explained from then on. */
export function afterRows(): typeof CellRanges {
  setFailureExplainer(explainFailure);
  return CellRanges;
}
