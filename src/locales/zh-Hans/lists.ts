import type { Catalogue } from '../catalogue';
import { changes, columns, count, nounOf, rows } from './words';

const nothingToShow = '没有可显示的内容。';

export const lists = {
  list: {
    deleted: '已删除。',
    loading: '正在加载',
    queryKept: '搜索和筛选条件已保留。',
    noMatch: (search) => `没有与“${search}”匹配的结果`,
    noMatchFilters: '没有符合筛选条件的结果',
    filtersOn: (labels, withSearch) =>
      `${withSearch ? '同时启用了' : '已启用'} ${labels.length} 个筛选条件：${labels.join('、')}。`,
    clearSearch: '清除搜索',
    clearFilters: '清除筛选',
    clearAll: '全部清除',
    search: '搜索',
    status: '状态',
    /** No `Intl.NumberFormat`: creating one takes longer than the first paint of the rows. */
    total: (total) => `共 ${String(total).replace(/\B(?=(\d{3})+$)/g, ',')} 条`,
    pageSize: (size) => `${size} 条/页`,
    itemsPerPage: '每页条数',
    pages: (title) => `分页，${title}`,
    filtersFailed: {
      title: '筛选条件加载失败',
      message: (why) => `无法加载筛选条件：${why}`,
    },
    createNew: '新建',
    filter: (on) => (on === 0 ? '筛选' : `筛选，已启用 ${on} 个`),
    download: '下载',
    upload: '上传',
    manageColumns: '管理列',
    signInTitle: '请登录以查看此列表',
    signInText: '仅对已登录的用户显示。',
    signIn: '登录',
  },
  listActions: {
    notFound: (noun, title) => `未找到名为“${title}”的${nounOf(noun)}，可能已在此期间被重命名或删除。`,
    notOnPage: (noun, title) => `${nounOf(noun)} ${title} 已不在此页。请先搜索，再编辑。`,
    noRecord: 'edit() 需要带 ID 的记录，或一个 ID。',
    noFile: 'upload() 需要一个 File；不传参数则由用户选择文件。',
    readonly: '此列表为只读。',
    closeFirst: '请先关闭已打开的表单。',
    withoutTitle: (noun, key) => `此${nounOf(noun)}无法编辑：服务器未发送其 ${key}。`,
    edit: '编辑',
    remove: '删除',
  },
  ranges: {
    size: (size) => `已选择 ${rows(size.rows)} × ${columns(size.columns)}`,
    facts: ({ count: filledCells, numbers }) => [
      ['计数', count(filledCells)],
      ...(numbers
        ? ([
            ['平均值', numbers.average],
            ['最小值', numbers.least],
            ['最大值', numbers.greatest],
          ] as const)
        : []),
    ],
  },
  products: {
    title: '产品管理',
    searchHint: '搜索 SKU、分组或描述',
    filterTitle: '筛选产品',
    empty: {
      title: '还没有产品',
      text: '请新建第一个产品，或上传表格。',
      readonlyText: nothingToShow,
    },
    edit: (title) => `编辑产品 ${title}`,
    remove: (title) => `删除产品 ${title}`,
    downloaded: '产品已下载！',
    downloadFailed: (why) => `无法下载产品。${why}`,
    described: (sku) => `产品 ${sku}`,
    picture: (name) => `${name} 的图片`,
    noPicture: '无法加载图片。',
    fieldsOfSheet: '产品字段',
  },
  productForm: {
    title: '新建/编辑产品',
    submit: { create: '新建', edit: '保存' },
    saved: '产品已保存',
    saveFailed: '无法保存产品',
    enterSku: '请输入主 SKU。',
    sections: {
      product: '产品',
      measures: '单位与尺寸',
      order: '订购与用途',
      logo: 'Logo 与专供',
    },
    choicesFailed: (why) => `无法加载选项：${why}`,
    companiesHint: '产品为专供时，仅这些公司可见。',
    image: {
      address: '图片地址',
      addressHint: '上传后自动填写，或输入以 https:// 开头的地址。',
      file: '图片文件',
      fileHint: 'PNG、JPEG、WebP 或 GIF，最大 5 MB。选择后立即上传。',
      upload: '上传图片',
      uploaded: '已上传。请保存产品以保留图片。',
      noFile: '请选择文件',
      failed: '上传失败',
      why: (why) => `上传失败。${why}`,
      sendAgain: '请重新上传图片。',
      sending: (percent) => `已发送 ${percent}%`,
      progress: '正在发送图片',
      none: '没有图片',
      broken: '无法加载图片。',
      unseen: '此处不显示该图片：仅允许 https 地址和服务器地址。',
      alt: '产品图片',
      pending: { sending: '请等待上传完成：', failed: '请重新上传或移除：' },
      remove: '移除文件',
    },
  },
  companies: {
    title: '公司管理',
    searchHint: '搜索公司',
    filterTitle: '筛选公司',
    empty: { title: '还没有公司', text: '请新建第一家公司。', readonlyText: nothingToShow },
    edit: (name) => `编辑 ${name}`,
    remove: (name) => `删除 ${name}`,
  },
  companyForm: {
    title: { create: '新建公司', edit: '编辑公司' },
    submit: { create: '新建', edit: '保存' },
    groups: { company: '公司', address: '地址', trade: '商务' },
    choices: { loading: '正在加载选项…', none: '目前没有可选项。' },
    currencyFirst: '请先选择币种',
    categoryUnavailable: (category, currency) => `${currency} 中没有 ${category}。请另选一项。`,
    categoryStored: (category, currency) => `${currency} 已不再提供 ${category}。除非更改，否则保持不变。`,
  },
  users: {
    title: '用户管理',
    searchHint: '搜索姓名、邮箱、电话或公司',
    filterTitle: '筛选用户',
    empty: { title: '还没有用户', text: '请新建第一个用户。', readonlyText: nothingToShow },
    edit: (title) => `编辑用户 ${title}`,
    remove: (title) => `删除用户 ${title}`,
    status: '状态',
    none: {
      Active: { title: '没有启用的用户', text: '请新建用户，或选择其他状态。' },
      Pending: { title: '没有待审批的用户', text: '新注册的用户在审批之前会列在这里。' },
      Inactive: { title: '没有停用的用户', text: '不允许登录的用户会列在这里。' },
    },
    approve: (email) => `批准用户 ${email}`,
    approveShort: '批准',
    neverSignedIn: '从未',
  },
  userForm: {
    title: { create: '新建用户', edit: '编辑用户' },
    submit: { create: '新建', edit: '保存', approve: '批准' },
    searchCompanies: '搜索公司',
    companies: {
      loading: '正在加载公司…',
      none: '还没有公司。请先在“公司管理”中新建。',
      failed: (why) => `无法加载公司。${why}`,
    },
    typedCompany: (name) => `注册时填写：${name}`,
    pending: {
      title: (name) => `${name} 正在等待审批`,
      Active: '保存即通过审批：此人随后可以登录，并使用此处选择的角色和公司。',
      Inactive: '在此状态下账户未通过审批：此人无法登录。',
    },
  },
  productNumbers: {
    noColumn: (label) => `下载的产品中没有“${label}”列，或没有产品`,
    noPrices: '下载的价格中没有“Main SKU”列，或没有价格。',
  },
  missing: {
    link: '不在此列表中',
    title: '不在此列表中的 SKU',
    loading: '正在读取已存储的价格',
    failed: (reason) => `无法读取已存储的价格。${reason}`,
    counts: (missing, priced, file) =>
      missing === 0
        ? `所有有价格的 SKU 都在“${file}”中：共 ${count(priced)} 个。`
        : `${count(priced)} 个有价格的 SKU 中，有 ${count(missing)} 个不在“${file}”中。`,
    note: '已排除的行也算在列表中。除非您选择，否则不做任何更改。',
    group: '分组',
    allGroups: (missing) => `所有分组（${count(missing)}）`,
    groupOrTemplate: '分组或模板',
    templateOption: (name, missing) => `模板“${name}”以前的列表（${count(missing)}）`,
    templateEmpty: (name) => `模板“${name}”会记住用它发送的列表中的 SKU。这是第一个列表。`,
    templateFull: (name) => `模板“${name}”的列表中的 SKU 超出此浏览器所能记住的数量，因此无法在此显示。`,
    templateFailed: (name, why) => `无法读取模板“${name}”的 SKU。${why}`,
    groupOption: (name, missing) => `${name || '（无分组）'}（${count(missing)}）`,
    first: (keys, more) => `${keys.join('、')}${more > 0 ? `，另有 ${count(more)} 个` : ''}`,
    download: (articles) => `下载 ${count(articles)} 个 SKU`,
    fileName: (name) => `${name} 不在此列表中.xlsx`,
    notSaved: '无法保存列表。',
    close: '关闭',
    changePrices: '更改价格…',
    inactive: {
      open: '设为停用…',
      title: '将 SKU 设为停用',
      loading: '正在读取产品的状态',
      failed: (reason) => `无法读取产品的状态。${reason}`,
      question: (articles) =>
        `将 ${count(articles)} 个 SKU 设为停用？如果服务器隐藏停用的 SKU，客户将不再看到它们。价格仍会保留。`,
      already: (articles) => `已停用、不计入：${count(articles)} 个。`,
      unknown: (keys) => `不在产品中、保持不变：${keys}。`,
      cancel: '取消',
      confirm: (articles) => `将 ${count(articles)} 个 SKU 设为停用`,
      done: {
        set: (articles) => `${count(articles)} 个 SKU 现已停用。`,
        undone: (articles) => `${count(articles)} 个 SKU 已恢复原来的状态。`,
      },
      undo: '撤销',
      notDone: (articles) => `${count(articles)} 个 SKU 未更改`,
      which: '哪些',
      names: {
        set: (name) => `${name} 不在此列表中，设为停用`,
        undone: (name) => `${name} 不在此列表中，撤销停用`,
      },
      stoppedByPage: '页面停止了操作。未做任何更改。',
      lookAgain: '不知道状态是否已更改。请再次将 SKU 设为停用：会先读取其状态。',
      changesMore: '服务器会更改状态以外的内容。',
    },
  },
  uploadEntry: {
    waiting: (waiting, fileName) =>
      `有上传等待您确认：“${fileName}”的${waiting === undefined ? '更改' : ` ${changes(waiting)}`}`,
    unknown: (fileName) => `无法确定“${fileName}”的更改是否已写入`,
    stillOpen: (fileName) => `“${fileName}”仍处于打开状态，与您离开时一样`,
    continue: '继续',
    review: '审核',
    discard: '放弃',
    discardTitle: '放弃此审核？',
    discardText: (fileName) => `“${fileName}”的更改均不会写入，所做的选择将丢失。`,
    discardUnknownText: '请查看列表，确认更改是否已写入。所做的选择将丢失。',
    keep: '保留',
    dropHere: '将文件拖放到此处以上传',
  },
} satisfies Pick<
  Catalogue,
  | 'uploadEntry'
  | 'companies'
  | 'companyForm'
  | 'list'
  | 'listActions'
  | 'missing'
  | 'productForm'
  | 'productNumbers'
  | 'products'
  | 'ranges'
  | 'userForm'
  | 'users'
>;
