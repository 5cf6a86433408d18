import { sheetFailureTexts } from '../../sheet/sheet-failure';
import { defineMessages } from '../../texts/define-messages';

export const sheetFailureMessages = defineMessages('sheetFailure', sheetFailureTexts);
