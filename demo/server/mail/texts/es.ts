import type { MailTexts } from './en';

const once = 'El enlace se puede usar una sola vez, durante 7 días.';
const warning = 'Si no ha sido usted, avise enseguida a su administrador.';

export const spanish: MailTexts = {
  greeting: (name) => (name === '' ? 'Hola:' : `Hola, ${name}:`),
  confirmAddress: 'Confirmar su dirección y elegir una contraseña',
  toSignInPage: 'Ir a la página de inicio de sesión',
  signIn: 'Iniciar sesión',
  registered:
    'Recibe este correo porque alguien se ha registrado con esta dirección. Si no ha sido usted, ignore este mensaje.',
  welcome: {
    subject: 'Le damos la bienvenida a Pricebook',
    paragraphs: [
      'Gracias por solicitar una cuenta. Confirme que esta dirección es suya y elija su contraseña: después un administrador revisará su solicitud, normalmente en el plazo de un día laborable.',
    ],
    after: [
      `${once} La contraseña que cuenta es la que elija allí. Cuando se apruebe su cuenta, le escribiremos de nuevo y podrá iniciar sesión.`,
    ],
  },
  registeredAgain: {
    subject: 'Ya tiene una cuenta',
    paragraphs: [
      'Alguien, probablemente usted, se ha registrado por segunda vez con esta dirección. No se ha cambiado nada: el primer registro espera a que confirme esta dirección y elija su contraseña.',
    ],
    after: [`${once} Solo cuenta la contraseña que elija allí, no la escrita al registrarse.`],
  },
  alreadyRegistered: {
    subject: 'Ya tiene una cuenta',
    paragraphs: [
      'Alguien, probablemente usted, se ha registrado con esta dirección, que ya tiene una cuenta. No se ha cambiado nada en ella.',
      'Inicie sesión con su contraseña o elija una nueva con «¿Ha olvidado la contraseña?». Si su cuenta está pendiente de aprobación, le escribiremos en cuanto se apruebe; si está inactiva, consulte a su administrador.',
    ],
  },
  approvalRequest: {
    subject: (name) => `${name} solicita una cuenta`,
    applicant: (name, company) => `${name}, de «${company}», se ha registrado y espera la aprobación.`,
    email: (email) => `Correo electrónico: ${email}`,
    phone: (phone) => `Teléfono: ${phone}`,
    request:
      'Elija la empresa y el rol que tendrá esta persona. Si no los conoce, no haga nada: sin aprobación nadie puede iniciar sesión.',
    action: 'Revisar y aprobar',
    after: [once],
    reason: 'Recibe este correo porque es administrador de Pricebook.',
  },
  approved: {
    subject: 'Su cuenta está aprobada',
    paragraphs: [
      'Buenas noticias: su cuenta está aprobada. Inicie sesión con este correo electrónico y la contraseña que eligió.',
    ],
    reason: 'Recibe este correo porque solicitó una cuenta.',
  },
  approvedUnconfirmed: {
    subject: 'Su cuenta está aprobada',
    paragraphs: [
      'Buenas noticias: su cuenta está aprobada. Confirme que esta dirección es suya y elija su contraseña.',
    ],
    after: [`${once} Después use «¿Ha olvidado la contraseña?» en la página de inicio de sesión.`],
    reason:
      'Recibe este correo porque alguien solicitó una cuenta con esta dirección. Si no ha sido usted, ignore este mensaje.',
  },
  invitation: {
    subject: 'Invitación a Pricebook',
    paragraphs: [
      'Se ha creado una cuenta para usted. Inicie sesión con este correo electrónico y la contraseña provisional de abajo; después elegirá una propia.',
    ],
    password: (password) => `Contraseña provisional: ${password}`,
    after: ['La contraseña provisional es válida durante 7 días.'],
    reason: 'Recibe este correo porque un administrador ha creado una cuenta para esta dirección.',
  },
  code: {
    subject: 'Su código de inicio de sesión',
    paragraphs: ['Escriba este código para iniciar sesión:'],
    after: [
      'Se puede usar una sola vez, durante 10 minutos. Nunca lo pedimos por teléfono ni por correo.',
      'Si no está iniciando sesión ahora, alguien conoce su contraseña: cámbiela.',
    ],
    reason: 'Recibe este correo porque, al iniciar sesión con su contraseña, se ha pedido un código.',
  },
  passwordReset: {
    subject: 'Restablecer su contraseña',
    paragraphs: [
      'Alguien, probablemente usted, ha pedido restablecer la contraseña de su cuenta. Elija aquí una nueva:',
    ],
    action: 'Elegir una contraseña nueva',
    after: [
      'El enlace se puede usar una sola vez, durante una hora. Si no lo ha pedido, ignore este correo: su contraseña no cambiará.',
    ],
    reason: 'Recibe este correo porque se ha pedido restablecer una contraseña con esta dirección.',
  },
  passwordChanged: {
    subject: 'Su contraseña ha cambiado',
    changed: 'La contraseña de su cuenta ha cambiado y todas sus sesiones han terminado.',
    warning: (address) =>
      `Si no ha sido usted, elija otra contraseña con «¿Ha olvidado la contraseña?» en ${address} y avise a su administrador.`,
  },
  authenticatorChanged: {
    subject: 'Su aplicación de autenticación ha cambiado',
    changed: (device) => `Los códigos de su cuenta vienen ahora de la aplicación de autenticación en «${device}».`,
    warning,
  },
  authenticatorRemoved: {
    subject: 'Se ha quitado su aplicación de autenticación',
    paragraphs: [
      'Un administrador ha quitado la aplicación de autenticación de su cuenta y todas sus sesiones han terminado.',
      'Configure otra en los ajustes después de su próximo inicio de sesión.',
      warning,
    ],
  },
  codeReused: {
    subject: 'Un código de su aplicación de autenticación se ha usado dos veces',
    paragraphs: [
      'Alguien que conoce su contraseña ha intentado iniciar sesión con un código ya usado. El inicio de sesión se ha rechazado.',
      'Si no ha sido usted, cambie su contraseña, porque alguien la ha visto, igual que el código.',
    ],
  },
  emailChanged: {
    subject: 'Su correo electrónico ha cambiado',
    paragraphs: [
      'Un administrador ha cambiado el correo electrónico de su cuenta. A partir de ahora, inicie sesión con la dirección nueva.',
      warning,
    ],
  },
  waysToSignIn: 'Recibe este correo porque se refiere al inicio de sesión en su cuenta de Pricebook.',
};
