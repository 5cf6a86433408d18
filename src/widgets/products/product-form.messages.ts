import { defineMessages } from '../../texts/define-messages';

export const formMessages = defineMessages('productForm', {
  title: 'add/edit product',
  submit: { create: 'Create', edit: 'Save' },
  saved: 'Product saved successfully',
  saveFailed: 'Failed to save product',
  enterSku: 'Enter a Main SKU.',
  sections: {
    product: 'Product',
    measures: 'Unit and measures',
    order: 'Order and use',
    logo: 'Logo and exclusivity',
  },
  choicesFailed: (why: string) => `The choices could not be loaded: ${why}`,
  companiesHint: 'Only these companies see the product if it is exclusive.',
  image: {
    address: 'Image address',
    addressHint: 'Filled in by an upload, or an address that begins with https://.',
    file: 'Image file',
    fileHint: 'PNG, JPEG, WebP or GIF, up to 5 MB. It is uploaded at once.',
    upload: 'Upload image',
    uploaded: 'Uploaded. Save the product to keep it.',
    noFile: 'Please select a file',
    failed: 'Upload failed',
    why: (why: string) => `Upload failed. ${why}`,
    sendAgain: 'Upload the image again.',
    sending: (percent: number) => `${percent} % sent`,
    progress: 'Sending the image',
    none: 'No picture',
    broken: 'The picture could not be loaded.',
    unseen: 'This picture is not shown here: only https addresses and addresses of the server are allowed.',
    alt: 'Picture of the product',
    /** Before the label `file`. */
    pending: { sending: 'Wait for the upload of the', failed: 'Upload again or remove the' },
    remove: 'Remove file',
  },
});
