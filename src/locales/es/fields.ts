import type { Catalogue } from '../catalogue';

export const fields = {
  productFields: {
    GROUP_NAME: 'Nombre del grupo',
    MAIN_SKU: 'Referencia',
    LOOKUP_SKU: 'Referencia de búsqueda',
    DESCRIPTION: 'Descripción',
    UNIT: 'Unidad',
    UNIT_SIZE: 'Tamaño de la unidad',
    STANDARD_ROLL_LENGTH: 'Longitud del rollo estándar',
    CROWNED_STRIP_LENGTH: 'Longitud de la tira abombada',
    WEIGHT_PER_UNIT: 'Peso por unidad',
    ORDER_QUANTITY: 'Cantidad de pedido',
    LEAD_TIME: 'Plazo de entrega',
    APPLICATION_GROUP: 'Grupo de aplicación',
    SUB_GROUP: 'Subgrupo',
    LOGO_CHANGEABLE: 'Logo modificable',
    PRIME_LOGO_NAMES: 'Logos principales',
    EXCLUSIVE: 'Exclusivo',
    EXCLUSIVE_FOR_COMPANY: 'Exclusivo para la empresa',
    STATUS: 'Estado',
    IMAGE_URL: 'Dirección de la imagen',
  },
  companyFields: {
    COMPANY_NAME: 'Nombre de la empresa',
    UNIT: 'Piso/oficina',
    ADDRESS1: 'Dirección 1',
    ADDRESS2: 'Dirección 2',
    CITY: 'Ciudad',
    REGION: 'Región',
    COUNTRY: 'País',
    POSTAL_CODE: 'Código postal',
    SALES_PERSON: 'Comercial',
    CURRENCY: 'Moneda',
    PRICE_CATEGORY_STRIPS: 'Categoría de precios, tiras',
    PRICE_CATEGORY_BULK: 'Categoría de precios, a granel',
    STATUS: 'Estado',
    CUSTOM_LOGO: 'Logo personalizado',
    APPROVED_APPLICATOR: 'Aplicador autorizado',
  },
  userFields: {
    NAME: 'Nombre completo',
    EMAIL: 'Correo electrónico',
    COMPANY: 'Empresa',
    ROLE: 'Roles',
    STATUS: 'Estado',
    PHONE_NUMBER: 'Número de teléfono',
    LAST_LOGIN: 'Último acceso',
  },
  userFormFields: {
    NAME: 'Nombre',
    EMAIL: 'Correo electrónico',
    COMPANY: 'Empresa',
    ROLE: 'Rol',
    STATUS: 'Estado',
    PHONE_NUMBER: 'Número de teléfono',
    LAST_LOGIN: 'Último acceso',
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
