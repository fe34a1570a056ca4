package holosite.language.effect;

import holosite.language.filter.Ref;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * A weapon that could be fired now by the rule of battles is fired twice, as often as it may in the
 * battle: one shot after the other, or together at one card, where the destinies of both shots make
 * one total. Each shot is paid for; the second is left out where it cannot be fired.
 */
public record FireTwice(Ref weapon, boolean together) implements Effect {

    @Override
    public Statement say(Prose p) {
        return Statement.by(
                Verb.of("fire", "tirer avec"),
                p.ref(weapon).text(),
                together
                        ? p.say(
                                "twice at one target, with one total for the destinies of both"
                                        + " shots",
                                "deux fois sur une même cible, avec un seul total pour les"
                                        + " destinées des deux tirs")
                        : p.say(
                                "twice, one shot after the other",
                                "deux fois, un tir après l'autre"));
    }
}
