import type { Catalogue } from '../catalogue';
import { filterLabel } from './fields';
import { count, nounOf } from './words';

const tellAdministrator = '请重试；如果再次出现，请联系管理员。';

export const common = {
  ui: {
    filterLabel,
    cancel: '取消',
    close: '关闭',
    tryAgain: '重试',
    loadPageAgain: '重新加载页面',
    loading: '正在加载…',
    remove: (text) => `移除“${text}”`,
    moment: '请稍候',
    offline: '当前处于离线状态。网络恢复后将重新读取列表。',
    part: {
      failed: '此部分无法显示',
      reloadHint: '如果问题持续存在，请重新加载页面。',
      network: '程序的一部分无法加载：网络或服务器未能提供。',
      'time-out': '程序的一部分无法加载：耗时超过 120 秒。',
      evaluation: '程序的一部分无法加载：启动时出错。',
    },
    toasts: { success: '成功', warning: '警告', error: '错误' },
    yes: '是',
    no: '否',
    statuses: { active: '启用', pending: '待审批', inactive: '停用' },
    search: '搜索',
    pages: { previous: '上一页', next: '下一页', page: (page) => `第 ${count(page)} 页` },
    table: {
      actions: '操作',
      action: '操作',
      details: '详情',
      selectAll: '全选',
      select: (row) => `选择 ${row}`,
      columnsInView: '可见列',
    },
  },
  dialogs: {
    save: '保存',
    delete: '删除',
    clearAll: '全部清除',
    discard: {
      confirm: '放弃',
      cancel: '继续编辑',
      typing: { title: '放弃已输入的内容？', text: '更改尚未保存。' },
      choices: { title: '放弃所做的选择？', text: '这些选择尚未应用。' },
      upload: { title: '放弃所做的选择？', text: '文件尚未发送。' },
    },
    confirmDelete: { title: '删除此记录？', text: (name) => `确定要删除 ${name} 吗？` },
    filter: {
      loading: '正在加载选项',
      none: '目前没有可筛选的内容。',
      chosen: (chosen) => `已选 ${count(chosen)} 项`,
    },
    columns: {
      title: '管理列',
      shown: (shown, all, note) => `已显示 ${count(shown)} 列，共 ${count(all)} 列${note}`,
      move: (name) => `移动“${name}”`,
      drag: '拖动以调整顺序',
      dragOrPress: (keys) => `拖动以调整顺序，或按 ${keys}`,
      showAll: '全部显示',
      hideAll: '全部隐藏',
      alwaysFirst: '始终在最前',
      moved: (name, place, all) => `${name}：第 ${count(place)} 位，共 ${count(all)} 位`,
    },
  },
  forms: {
    combobox: {
      show: (label) => `${label}：显示选项`,
      add: (text) => `添加“${text}”`,
      noMatch: '没有匹配项',
      more: (shown) => `仅显示前 ${count(shown)} 项。输入文字可查找其他项。`,
    },
    password: { show: '显示密码', hide: '隐藏密码' },
    issues: {
      first: (verb, fields) => `${verb}${fields}`,
      next: (verb, fields) => `；${verb}${fields}`,
      andMore: (fields, more) => `${fields}，另有 ${count(more)} 项`,
    },
  },
  roles: {
    SuperAdmin: '超级管理员',
    Admin: '管理员',
    Sales: '销售',
    Customer: '客户',
    Manager: '客户经理',
    Demo: '演示客户',
    UNKNOWN: '未知',
  },
  busy: {
    loading: '正在加载',
    stillLoading: '仍在加载…',
    serverBusy: '服务器繁忙，将自动重试',
    serverBusyFor: (left) => `服务器繁忙，将自动重试（${count(left)} 秒后）`,
  },
  page: { signIn: '登录', forgotPassword: '忘记密码' },
  toaster: { region: '通知', showMore: '显示更多', dismiss: '关闭' },
  print: { criterion: (name, value) => `${name}：${value}`, printed: (date) => `打印于 ${date}` },
  errors: {
    network: '网络连接错误',
    timeout: (limit) => `网络连接错误。服务器在 ${count(limit)} 秒内没有响应。`,
    sessionExpired: '会话已结束，请重新登录。',
    busy: '服务器目前无法接受更多请求。',
    serverProblem: (status) => `服务器出现问题（HTTP ${status}）。`,
    inAMoment: '请稍后重试。',
    refused: (status) => `服务器返回了错误（HTTP ${status}）。${tellAdministrator}`,
    unknownOutcome: '无法确定更改是否已保存。',
    lookAtList: '重试之前，请先查看列表。',
    retryAt: (time) => `${time} 之后可重试。`,
    unreadable: (status, why) => `无法理解服务器的响应：${why}（HTTP ${status}）。`,
    tellAdministrator,
    webPage: '返回的是网页，而不是数据',
    damaged: '内容不完整或已损坏',
    empty: '内容为空',
    unexpected: (name) => `${name} 与预期不符`,
    signInEnded: '登录可能已失效：请重新加载页面。',
  },
  lostSignIn: { redirected: '请求被重定向到了其他网站。' },
  fileSize: { size: (size) => `文件大小为 ${size}。`, tooLarge: '文件过大，服务器无法接收。' },
  draftOffer: {
    title: (name) => `已保留“${name}”的未保存输入`,
    restore: (name) => `继续编辑“${name}”`,
    newRecord: (noun) => `新${nounOf(noun)}`,
    discard: '放弃',
    discarded: (name) => ({ title: `“${name}”的未保存输入`, message: '已放弃。' }),
    undo: '撤销',
    dismiss: '关闭',
  },
  // The verbs stand before the names of fields.
  field: {
    choose: '请选择：',
    fillIn: '请填写：',
    correct: '请更正：',
    unset: '-',
    chooseOne: (label) => `请选择${label}`,
    suggestedList: '请选择，或输入新内容后按回车键。',
  },
  fieldProblem: {
    'too-long': (limit) => `最多 ${count(limit)} 个字符`,
    'list-too-long': (limit) => `所有条目合计最多 ${count(limit)} 个字符`,
    'too-many': (limit) => `最多 ${count(limit)} 个条目`,
    'too-large': (limit) => `最大 ${count(limit)}`,
    'error-text': (text) => `${text} 是电子表格的错误值`,
    unstorable: '含有无法保存的字符',
    'below-zero': '不能小于 0',
    'not-a-number': '只能包含数字和小数点，例如 12.5',
    'not-a-list': '必须是文本列表',
    'not-yes-no': '必须是 YES 或 NO',
    'not-status': '必须是 Active 或 Inactive',
    'not-address': '请填写以 https:// 或 http:// 开头的地址',
    'not-email': '请填写邮箱地址，例如 name@example.com',
  },
  record: {
    show: '显示',
    signedOut: {
      title: '已在另一个标签页中退出登录。',
      otherUser: '另一位用户已登录。',
      message: '此处输入的内容已放弃。',
      messageWithCopy: '此处输入的内容未保存。请复制，或关闭此消息以放弃。',
      copy: '复制',
      copied: '已复制输入的内容。',
      notCopied: '浏览器不允许复制。',
    },
    saveAgain: '请再次保存：不会重复存储。',
    storedDifferently: (title) => `“${title}”已经存储，但值不同。没有再次发送任何内容。请关闭此表单并查看列表。`,
    saved: (noun) => `${nounOf(noun)}已保存。`,
    unknown: {
      'not-sent': '服务器未发送',
      'not-understood': '无法理解服务器发送的内容：除非更改，否则保持不变',
    },
    conflict: {
      title: (noun) => `此${nounOf(noun)}已被他人更改`,
      text: '尚未保存任何内容。请比较后再决定。',
      compare: (noun) => `您的版本与当前${nounOf(noun)}的差异`,
      mine: '您的版本',
      field: '字段',
      theirs: '当前版本',
      none: '-',
      keepMine: '保留我的',
      takeTheirs: '采用对方的',
      completeFirst: '请先补全或更正各字段',
      deletedTitle: (noun) => `此${nounOf(noun)}已在此期间被删除`,
      deleted: '未保存任何内容。请复制需要的内容，然后关闭此表单。',
      unreadable: '尚未保存任何内容。无法读取当前版本。',
    },
    draft: {
      title: '已恢复未保存的输入',
      text: '这些输入保留在此标签页中。',
      discard: '放弃',
    },
  },
} satisfies Pick<
  Catalogue,
  | 'busy'
  | 'dialogs'
  | 'draftOffer'
  | 'errors'
  | 'field'
  | 'fieldProblem'
  | 'fileSize'
  | 'lostSignIn'
  | 'forms'
  | 'page'
  | 'print'
  | 'record'
  | 'roles'
  | 'toaster'
  | 'ui'
>;
