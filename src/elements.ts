// Registers every element.
import './widgets/approval/element';
import './widgets/companies/element';
import './widgets/header/element';
import './widgets/login/element';
import './widgets/prices/element';
import './widgets/products/element';
import './widgets/quotes/element';
import './widgets/register/element';
import './widgets/users/element';
