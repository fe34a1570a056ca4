package holosite.language.card;

import static holosite.language.prose.Noun.f;
import static holosite.language.prose.Noun.m;

import holosite.language.prose.Noun;

/** What a politician supports in the Senate. */
public enum Agenda {
    AMBITION(f("ambition", "ambition")),
    BLOCKADE(m("blockade", "blocus")),
    JUSTICE(f("justice", "justice")),
    ORDER(m("order", "ordre")),
    PEACE(f("peace", "paix")),
    TAXATION(f("taxation", "fiscalité")),
    TRADE(m("trade", "commerce")),
    WEALTH(f("wealth", "richesse"));

    private final Noun noun;

    Agenda(Noun noun) {
        this.noun = noun;
    }

    public Noun noun() {
        return noun;
    }
}
