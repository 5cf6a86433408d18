import { crc32, deflateRawSync } from 'node:zlib';

/** A file to put into a zip file, and the values that the zip file declares for it. */
export interface ZipMember {
  readonly name: string;
  readonly content: string | Uint8Array;
  /** Default: deflated. */
  readonly stored?: boolean;
  /** The declared uncompressed size. Default: the true one. */
  readonly claimedBytes?: number;
  /** The declared checksum. Default: the true one. */
  readonly claimedCrc?: number;
  /** General purpose flags. Default: none. */
  readonly flags?: number;
}

/** A zip file of these members, with true or false declarations. */
export const makeZip = (members: readonly ZipMember[]): Blob => {
  const pieces: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const member of members) {
    const content = Buffer.from(member.content);
    const packed = member.stored ? content : deflateRawSync(content);
    const name = Buffer.from(member.name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(member.flags ?? 0, 2);
    fields.writeUInt16LE(member.stored ? 0 : 8, 4);
    fields.writeUInt32LE(member.claimedCrc ?? crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(member.claimedBytes ?? content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    pieces.push(Buffer.from('PK\x03\x04'), fields, name, packed);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(offset, 10);
    directory.push(Buffer.from('PK\x01\x02'), Buffer.from([20, 0]), fields, rest, name);
    offset += 4 + fields.length + name.length + packed.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(members.length, 4);
  end.writeUInt16LE(members.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return new Blob([new Uint8Array(Buffer.concat([...pieces, list, Buffer.from('PK\x05\x06'), end]))]);
};
