/** A mail or web address that breaks before its marks where it has to: a line that begins with one is seen to go on. */
export function AddressText({ children }: { children: string }) {
  const [first = '', ...rest] = children.split(/(?=[@.])/);
  return (
    <>
      {first}
      {rest.length > 0 && (
        <>
          <wbr />
          <AddressText>{rest.join('')}</AddressText>
        </>
      )}
    </>
  );
}
