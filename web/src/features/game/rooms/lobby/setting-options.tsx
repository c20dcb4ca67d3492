/** The choices of a select field, by value. */
export const SettingOptions = ({ texts }: { texts: Record<string, string> }) =>
  Object.entries(texts).map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
