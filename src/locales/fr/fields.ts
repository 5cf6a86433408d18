import type { Catalogue } from '../catalogue';

export const fields = {
  productFields: {
    GROUP_NAME: 'Nom du groupe',
    MAIN_SKU: 'Référence',
    LOOKUP_SKU: 'Réf. de recherche',
    DESCRIPTION: 'Désignation',
    UNIT: 'Unité',
    UNIT_SIZE: 'Taille de l’unité',
    STANDARD_ROLL_LENGTH: 'Longueur rouleau standard',
    CROWNED_STRIP_LENGTH: 'Longueur bande bombée',
    WEIGHT_PER_UNIT: 'Poids par unité',
    ORDER_QUANTITY: 'Quantité de commande',
    LEAD_TIME: 'Délai de livraison',
    APPLICATION_GROUP: 'Groupe d’application',
    SUB_GROUP: 'Sous-groupe',
    LOGO_CHANGEABLE: 'Logo modifiable',
    PRIME_LOGO_NAMES: 'Logos principaux',
    EXCLUSIVE: 'Exclusif',
    EXCLUSIVE_FOR_COMPANY: 'Exclusif pour la société',
    STATUS: 'Statut',
    IMAGE_URL: 'Adresse de l’image',
  },
  companyFields: {
    COMPANY_NAME: 'Nom de la société',
    UNIT: 'Appt/bureau',
    ADDRESS1: 'Adresse 1',
    ADDRESS2: 'Adresse 2',
    CITY: 'Ville',
    REGION: 'Région',
    COUNTRY: 'Pays',
    POSTAL_CODE: 'Code postal',
    SALES_PERSON: 'Commercial',
    CURRENCY: 'Devise',
    PRICE_CATEGORY_STRIPS: 'Catégorie tarifaire bandes',
    PRICE_CATEGORY_BULK: 'Catégorie tarifaire vrac',
    STATUS: 'Statut',
    CUSTOM_LOGO: 'Logo personnalisé',
    APPROVED_APPLICATOR: 'Applicateur agréé',
  },
  userFields: {
    NAME: 'Nom complet',
    EMAIL: 'E-mail',
    COMPANY: 'Société',
    ROLE: 'Rôles',
    STATUS: 'Statut',
    PHONE_NUMBER: 'Numéro de téléphone',
    LAST_LOGIN: 'Dernier accès',
  },
  userFormFields: {
    NAME: 'Nom',
    EMAIL: 'E-mail',
    COMPANY: 'Société',
    ROLE: 'Rôle',
    STATUS: 'Statut',
    PHONE_NUMBER: 'Numéro de téléphone',
    LAST_LOGIN: 'Dernier accès',
  },
} satisfies Pick<Catalogue, 'companyFields' | 'productFields' | 'userFields' | 'userFormFields'>;

const names: Readonly<Record<string, string>> = {
  ...fields.companyFields,
  ...fields.userFields,
  ...fields.userFormFields,
  ...fields.productFields,
};

/** The name of a field as a filter's label; `undefined` for another key. */
export const filterLabel = (key: string): string | undefined => (Object.hasOwn(names, key) ? names[key] : undefined);
