package holosite.rules.modifier;

import holosite.rules.catalog.Context;
import holosite.rules.catalog.Text;

/** One standing text in force: what it says, and from whose mouth. */
public record Voice(Text.Part part, Context context) {}
