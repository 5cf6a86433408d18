import type { Catalogue } from '../catalogue';

export const template = {
  offer: () => '有适用于此表头的模板。',
  offerColumns: '曾有一个没有表头的列表具有类似的列。',
  sameSupplier: '仅比较了列的类型：请只对同一供应商的列表选择它。',
  others: (templates) => `其他适用于无表头列表的模板（${templates}）`,
  asInList: (fileName) => `使用“${fileName}”的列`,
  use: (name) => `使用模板“${name}”`,
  saveLink: '另存为模板',
  saveTitle: '另存为模板',
  save: '保存',
  cancel: '取消',
  name: '名称',
  nameHint: '例如“威乐春季价格表”',
  nameMissing: '请输入名称',
  nameTooLong: '最多 100 个字符',
  replaces: (name) => `将替换模板“${name}”。`,
  keeps: (isShared, hasHeader) =>
    [
      hasHeader
        ? '保存工作表、表头、列、排除的行、成本规则和编码，供下一个具有相同表头的文件使用。'
        : '保存工作表、列、排除的行、成本规则和编码，供没有表头的文件使用。列类似的文件会提供此模板，其他文件也可以选用。',
      isShared ? '所有上传价格的用户都能看到。' : '仅保存在此浏览器中。',
      '它会记住用它发送的列表中有哪些 SKU。',
    ].join(''),
  leaveOut: (kinds) => `以后的文件也直接排除此类行，不再询问：${kinds.join('；')}`,
  storeUnrated: (currencies) => `以后的文件也不用汇率存储 ${currencies} 价格，不再询问`,
  saved: (name) => `模板“${name}”已保存`,
  storageFull: '此浏览器无法存储模板。请删除其他模板，或允许此页面存储数据。',
  noRoom: '此浏览器没有空间存储其列表的 SKU。',
  gone: (name) => `已没有名为“${name}”的模板。`,
  nameTaken: (name) => `已有名为“${name}”的模板。`,
  manage: '模板',
  manageTitle: '供应商文件模板',
  none: '还没有模板。请从文件预览中保存一个。',
  rename: '重命名',
  renameOf: (name) => `重命名“${name}”`,
  remove: '删除',
  removeOf: (name) => `删除“${name}”`,
  close: '关闭',
  loading: '正在加载模板',
  failed: (why) => `无法加载模板。${why}`,
} satisfies Catalogue['template'];
