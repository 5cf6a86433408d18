import * as pricebook from '/embed/pricebook.js';
import { withSecondBackEnd } from './second-back-end.js';
import { connectButtons } from './sign-in.js';

const [office, branch] = document.querySelectorAll('section');
const branchList = branch.querySelector('pricebook-prices');

connectButtons(office, pricebook, () => '/');
connectButtons(branch, pricebook, () => branchList.getAttribute('api-base'));
withSecondBackEnd((address) => branchList.setAttribute('api-base', address));
