import type { HostMessages } from './en';

export const texts: HostMessages = {
  failed: '无法显示此部分',
  checking: '其代码未能加载。',
  retry: '重试',
  reasons: {
    same: '服务器未提供程序的某一部分。如果持续出现，请告知管理员。',
    new: '此页面有新版本，服务器上已没有旧版本的某一部分。',
    unreachable: '无法连接网络或服务器。恢复后页面会自动继续。',
  },
  newVersion: '有新版本。加载后，表单中输入的内容会再次提供；已选择但未提交的文件需要重新选择。',
  loadVersion: '加载',
  later: '稍后',
  signInWith: (provider) => `使用 ${provider} 登录`,
  signInFailed: '无法连接服务器，您尚未登录。请重试。',
  partMissing: '此页面的某一部分无法加载。',
  skip: '跳到内容',
  areas: '区域',
  elsewhere: '其他网页上的 Pricebook',
  titles: {
    '/': '登录',
    '/register': '注册',
    '/admin-approval': '审批',
    '/forgot-password': '重置密码',
    '/quotes': '报价单',
    '/record': '变更记录',
    '/products': '产品管理',
    '/companies': '公司管理',
    '/users': '用户管理',
    '/prices': '价格表',
  },
};
