import type { PageTexts } from './en';

export const chinese: PageTexts = {
  toSignIn: '前往登录页面',
  confirm: {
    title: '确认您的邮箱',
    error: (title) => `错误：${title}`,
    applied: (company, email) => `“${company}”的某人使用邮箱 ${email} 申请了账户。`,
    question:
      '这是您本人吗？这是您的邮箱吗？如果姓名由他人填写，请更正，并为您的账户设置密码：注册时他人填写的任何密码均无效。',
    review: '随后管理员将审核您的申请。',
    notYou: '如果不是您本人，请关闭此页面：不会发生任何变化。',
    email: '邮箱',
    name: '姓名',
    password: '新密码',
    passwordHint: '至少 8 个字符。',
    submit: '确认此邮箱',
    show: '显示密码',
    hide: '隐藏密码',
  },
  confirmed: {
    title: '您的邮箱已确认',
    thanks: (email) => `谢谢。${email} 已确认，您选择的密码已生效。`,
  },
  next: {
    Pending: '管理员将审核您的申请，通常在一个工作日内完成。通过后我们会发邮件通知您。',
    Active: '您的账户已获批准：请使用此邮箱和您选择的密码登录。',
    Inactive: '您的账户已停用。请联系管理员。',
  },
  refused: {
    title: '此链接无法使用',
    help: '如果您已确认过邮箱，则不需要其他链接：账户获批后我们会发邮件通知您。否则请使用同一邮箱重新注册，您将收到带有新链接的邮件。登录页面上的“忘记密码？”也可以确认邮箱。',
  },
  outbox: {
    title: '发件箱',
    intro: '这是演示环境：邮件保存在这里，不会真正发出。最新的排在最前。',
    none: '尚未发送任何邮件。',
    to: (address) => `收件人：${address}`,
    plainText: '纯文本',
  },
  notSignedIn: '您尚未登录',
};

/** Texts for the codes of errors and of the reasons of fields that these pages show. */
export const chineseReasons = {
  'confirmation-form-needed': '请使用邮件所链接页面上的按钮。',
  'unreadable-form': '请求内容不完整，或不是 multipart/form-data。请重新发送文件。',
  'link-invalid': '此链接无效。请使用邮件中的原始链接，或重新获取。',
  'link-used': '此链接已使用过或不再有效。如有需要，请重新获取。',
  'link-expired': '此链接已过期。请重新获取。',
  'account-pending': '您的账户正在等待审批。请联系管理员。',
  'account-inactive': '您的账户已停用。请联系管理员。',
  'account-not-active': '您的账户未启用。请联系管理员。',
  'account-just-deleted': '此账户刚刚被删除。请重试。',
  'sign-in-not-begun': '此登录不是在此浏览器中开始的，或耗时过长，或已完成。',
  'application-received': '谢谢。管理员将审核您的申请，通过后我们会发邮件通知您。届时请用同样的方式登录。',
  'identity-address-unconfirmed': '您的身份提供方未确认此邮箱属于您。',
  'identity-address-of-another': '此邮箱属于您的身份提供方的另一个账户。请联系管理员。',
  'super-admin-needs-password': '超级管理员须使用密码登录。',
  'identity-provider-unreachable': '目前无法连接 {name}。请重试，或使用密码登录。',
  'identity-provider-refused': '{name} 未确认此次登录。请重试。',
  needed: '不能为空。',
  'too-long': '过长。',
  'max-characters': '最多 {limit} 个字符。',
  'min-characters': '至少 {limit} 个字符。',
  'unshown-character': '含有无法显示的字符。',
  'nul-character': '含有无法保存的 NUL 字符。',
  'nothing-visible': '必须含有可见字符。',
  'common-password': '是最常见的密码之一，最容易被猜到。',
} as const;
