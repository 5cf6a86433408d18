import type { HostMessages } from './en';

export const texts: HostMessages = {
  failed: 'No se ha podido mostrar esta parte',
  checking: 'Su código no se ha cargado.',
  retry: 'Intentar de nuevo',
  reasons: {
    same: 'El servidor no ha entregado una parte del programa. Si sigue ocurriendo, avise a su administrador.',
    new: 'Hay una versión nueva de esta página, y el servidor ya no tiene una parte de la anterior.',
    unreachable: 'No se puede conectar con la red o el servidor. La página continuará sola cuando vuelvan.',
  },
  newVersion:
    'Hay una versión nueva. Lo que se escribió en un formulario se ofrecerá de nuevo tras cargarla; un archivo que se eligió y no se envió tendrá que elegirse de nuevo.',
  loadVersion: 'Cargarla',
  later: 'Más tarde',
  signInWith: (provider) => `Iniciar sesión con ${provider}`,
  signInFailed: 'No ha iniciado sesión, porque no se puede conectar con el servidor. Vuelva a intentarlo.',
  partMissing: 'No se ha podido cargar una parte de esta página.',
  skip: 'Ir al contenido',
  areas: 'Secciones',
  elsewhere: 'Pricebook en otras páginas',
  titles: {
    '/': 'Iniciar sesión',
    '/register': 'Registro',
    '/admin-approval': 'Aprobación',
    '/forgot-password': 'Restablecer la contraseña',
    '/quotes': 'Presupuestos',
    '/record': 'Registro de cambios',
    '/products': 'Gestión de productos',
    '/companies': 'Gestión de empresas',
    '/users': 'Gestión de usuarios',
    '/prices': 'Lista de precios',
  },
};
