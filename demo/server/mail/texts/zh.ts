import type { MailTexts } from './en';

const once = '此链接只能使用一次，7 天内有效。';
const warning = '如果不是您本人操作，请立即联系管理员。';

export const chinese: MailTexts = {
  greeting: (name) => (name === '' ? '您好：' : `${name}，您好：`),
  confirmAddress: '确认邮箱并设置密码',
  toSignInPage: '前往登录页面',
  signIn: '登录',
  registered: '您收到此邮件，是因为有人用此邮箱注册。如果不是您，请忽略。',
  welcome: {
    subject: '欢迎使用 Pricebook',
    paragraphs: ['感谢您申请账户。请确认此邮箱属于您并设置密码：之后管理员会审核您的申请，通常在一个工作日内。'],
    after: [`${once}以您在那里设置的密码为准。账户通过审批后，我们会再次发邮件通知您，届时即可登录。`],
  },
  registeredAgain: {
    subject: '您已有账户',
    paragraphs: ['有人（可能是您）再次用此邮箱注册。未做任何更改：首次注册仍在等待您确认此邮箱并设置密码。'],
    after: [`${once}以您在那里设置的密码为准，注册时输入的密码无效。`],
  },
  alreadyRegistered: {
    subject: '您已有账户',
    paragraphs: [
      '有人（可能是您）用此邮箱注册，而此邮箱已有账户。该账户未做任何更改。',
      '请用现有密码登录，或在登录页面通过“忘记密码？”设置新密码。如果账户仍在等待审批，通过后我们会立即通知您；如果账户已停用，请联系管理员。',
    ],
  },
  approvalRequest: {
    subject: (name) => `${name} 申请账户`,
    applicant: (name, company) => `“${company}”的 ${name} 已注册，正在等待审批。`,
    email: (email) => `邮箱：${email}`,
    phone: (phone) => `电话：${phone}`,
    request: '请为此人选择公司和角色。如果您不认识此人，请勿操作：未经审批，任何人都无法登录。',
    action: '审核并批准',
    after: [once],
    reason: '您收到此邮件，是因为您是 Pricebook 的管理员。',
  },
  approved: {
    subject: '您的账户已通过审批',
    paragraphs: ['好消息：您的账户已通过审批。请用此邮箱和您设置的密码登录。'],
    reason: '您收到此邮件，是因为您申请了账户。',
  },
  approvedUnconfirmed: {
    subject: '您的账户已通过审批',
    paragraphs: ['好消息：您的账户已通过审批。请确认此邮箱属于您并设置密码。'],
    after: [`${once}之后请在登录页面使用“忘记密码？”。`],
    reason: '您收到此邮件，是因为有人用此邮箱申请了账户。如果不是您，请忽略。',
  },
  invitation: {
    subject: '邀请您使用 Pricebook',
    paragraphs: ['已为您创建账户。请用此邮箱和下方的临时密码登录，之后请设置自己的密码。'],
    password: (password) => `临时密码：${password}`,
    after: ['临时密码 7 天内有效。'],
    reason: '您收到此邮件，是因为管理员为此邮箱创建了账户。',
  },
  code: {
    subject: '您的登录验证码',
    paragraphs: ['请输入此验证码登录：'],
    after: [
      '验证码只能使用一次，10 分钟内有效。我们绝不会通过电话或邮件索要验证码。',
      '如果您现在没有登录，说明有人知道您的密码：请修改密码。',
    ],
    reason: '您收到此邮件，是因为有人用您的密码登录并请求了验证码。',
  },
  passwordReset: {
    subject: '重置密码',
    paragraphs: ['有人（可能是您）请求重置您账户的密码。请在此设置新密码：'],
    action: '设置新密码',
    after: ['此链接只能使用一次，一小时内有效。如果不是您请求的，请忽略此邮件：您的密码不会改变。'],
    reason: '您收到此邮件，是因为有人用此邮箱请求重置密码。',
  },
  passwordChanged: {
    subject: '您的密码已更改',
    changed: '您账户的密码已更改，所有会话均已结束。',
    warning: (address) => `如果不是您本人操作，请在 ${address} 通过“忘记密码？”设置其他密码，并告知管理员。`,
  },
  authenticatorChanged: {
    subject: '您的身份验证器已更改',
    changed: (device) => `您账户的验证码现在来自“${device}”上的身份验证器应用。`,
    warning,
  },
  authenticatorRemoved: {
    subject: '您的身份验证器已移除',
    paragraphs: ['管理员移除了您账户的身份验证器，所有会话均已结束。', '请在下次登录后到设置中重新设置。', warning],
  },
  codeReused: {
    subject: '您的身份验证器的一个验证码被使用了两次',
    paragraphs: [
      '有人知道您的密码，并试图用已使用过的验证码登录。该登录已被拒绝。',
      '如果不是您本人操作，请修改密码，因为有人看到了密码和验证码。',
    ],
  },
  emailChanged: {
    subject: '您的邮箱已更改',
    paragraphs: ['管理员更改了您账户的邮箱。今后请用新邮箱登录。', warning],
  },
  waysToSignIn: '您收到此邮件，是因为它涉及您 Pricebook 账户的登录方式。',
};
