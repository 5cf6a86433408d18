import { axeFindsNothing } from '../../support/views/axe-views';

axeFindsNothing({ part: 4, parts: 4 });
