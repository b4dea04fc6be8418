// Names of the packed forms of modules (tools/pack_modules.mjs).

/** Endings of the forms, the smallest first. */
export const FORMS = ["br", "gz"];

const NAME = new RegExp(`\\.wasm\\.(${FORMS.join("|")})$`);

/** Returns `true` for the name of a packed form. */
export const isPackedForm = (name) => NAME.test(name);
