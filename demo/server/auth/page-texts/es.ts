import type { PageTexts } from './en';

export const spanish: PageTexts = {
  toSignIn: 'Ir a la página de inicio de sesión',
  confirm: {
    title: 'Confirme su correo electrónico',
    error: (title) => `Error: ${title}`,
    applied: (company, email) => `Alguien de «${company}» ha solicitado una cuenta con la dirección ${email}.`,
    question:
      '¿Es usted, y es esta su dirección? Corrija su nombre si lo escribió otra persona y elija la contraseña de su cuenta: cualquier otra que se escribiera al registrarse no cuenta.',
    review: 'Después, un administrador revisará su solicitud.',
    notYou: 'Si no es usted, cierre esta página: no ocurrirá nada.',
    email: 'Correo electrónico',
    name: 'Nombre',
    password: 'Contraseña nueva',
    passwordHint: '8 caracteres como mínimo.',
    submit: 'Confirmar esta dirección',
    show: 'Mostrar la contraseña',
    hide: 'Ocultar la contraseña',
  },
  confirmed: {
    title: 'Su correo electrónico está confirmado',
    thanks: (email) => `Gracias. ${email} está confirmado, y la contraseña que ha elegido ya es válida.`,
  },
  next: {
    Pending:
      'Un administrador revisará ahora su solicitud, normalmente en el plazo de un día laborable. Le escribiremos cuando se apruebe.',
    Active: 'Su cuenta ya está aprobada: inicie sesión con esta dirección y la contraseña que ha elegido.',
    Inactive: 'Su cuenta está inactiva. Consulte a su administrador.',
  },
  refused: {
    title: 'Este enlace no funciona',
    help: 'Si ya ha confirmado su dirección, no necesita otro enlace: le escribiremos cuando se apruebe su cuenta. Si no, regístrese de nuevo con la misma dirección y recibirá un correo con otro enlace. «¿Ha olvidado la contraseña?», en la página de inicio de sesión, también confirma la dirección.',
  },
  outbox: {
    title: 'Bandeja de salida',
    intro: 'Esto es una demostración: sus correos se guardan aquí en lugar de enviarse. Primero los más recientes.',
    none: 'Todavía no se ha enviado ningún correo.',
    to: (address) => `Para ${address}`,
    plainText: 'Texto sin formato',
  },
  notSignedIn: 'No ha iniciado sesión',
};

/** Texts for the codes of errors and of the reasons of fields that these pages show. */
export const spanishReasons = {
  'confirmation-form-needed': 'Use el botón de la página a la que lleva el correo.',
  'unreadable-form': 'La solicitud está cortada o no es multipart/form-data. Envíe el archivo de nuevo.',
  'link-invalid': 'Este enlace no es válido. Use el enlace del correo tal como está o pida uno nuevo.',
  'link-used': 'Este enlace ya se ha usado o ha dejado de ser válido. Pida uno nuevo si lo necesita.',
  'link-expired': 'Este enlace ha caducado. Pida uno nuevo.',
  'account-pending': 'Su cuenta está pendiente de aprobación. Consulte a su administrador.',
  'account-inactive': 'Su cuenta está inactiva. Consulte a su administrador.',
  'account-not-active': 'Su cuenta no está activa. Consulte a su administrador.',
  'account-just-deleted': 'Esta cuenta se acaba de eliminar. Vuelva a intentarlo.',
  'sign-in-not-begun': 'Este inicio de sesión no se empezó en este navegador, ha tardado demasiado o ya se completó.',
  'application-received':
    'Gracias. Un administrador revisará su solicitud; le escribiremos cuando se apruebe. Entonces inicie sesión de la misma manera.',
  'identity-address-unconfirmed': 'Su proveedor de identidad no confirma que este correo electrónico sea suyo.',
  'identity-address-of-another':
    'Este correo electrónico pertenece a otra cuenta de su proveedor de identidad. Consulte a su administrador.',
  'super-admin-needs-password': 'Un Superadmin inicia sesión con contraseña.',
  'identity-provider-unreachable':
    'No se puede conectar con {name} en este momento. Vuelva a intentarlo o inicie sesión con su contraseña.',
  'identity-provider-refused': '{name} no ha confirmado este inicio de sesión. Vuelva a intentarlo.',
  needed: 'No puede estar vacío.',
  'too-long': 'Es demasiado largo.',
  'max-characters': 'Puede tener {limit} caracteres como máximo.',
  'min-characters': 'Debe tener al menos {limit} caracteres.',
  'unshown-character': 'Contiene un carácter que no se puede mostrar.',
  'nul-character': 'Contiene un carácter NUL, que no se puede guardar.',
  'nothing-visible': 'Debe tener caracteres visibles.',
  'common-password': 'Es una de las contraseñas más comunes, que se adivinan primero.',
} as const;
