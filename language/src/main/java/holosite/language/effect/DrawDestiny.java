package holosite.language.effect;

import holosite.language.amount.Amount;
import holosite.language.amount.Fixed;
import holosite.language.card.Who;
import holosite.language.prose.Noun;
import holosite.language.prose.Prose;
import holosite.language.prose.Statement;
import holosite.language.prose.Verb;

/**
 * A player draws destiny; the total is remembered under a name, and does not exist if the draw
 * failed.
 */
public record DrawDestiny(Who who, Amount draws, Kind kind, String name) implements Effect {

    /** What the draw is for: cards speak of each kind apart. */
    public enum Kind {
        PLAIN(Noun.f("destiny", "destinée")),
        BATTLE(Noun.f("battle destiny", "destinée de bataille")),
        WEAPON(Noun.f("weapon destiny", "destinée d'arme")),
        POWER(Noun.f("destiny to power", "destinée de puissance")),
        ATTRITION(Noun.f("destiny to attrition", "destinée d'attrition")),
        ASTEROID(Noun.f("asteroid destiny", "destinée d'astéroïde")),
        MOVEMENT(Noun.f("movement destiny", "destinée de mouvement")),
        TRAINING(Noun.f("training destiny", "destinée d'entraînement")),
        DUEL(Noun.f("duel destiny", "destinée de duel")),
        RACE(Noun.f("race destiny", "destinée de course")),
        SEARCH(Noun.f("search party destiny", "destinée de recherche")),
        /** A creature's ferocity is worked out, or that of those who fight it. */
        ATTACK(Noun.f("attack destiny", "destinée d'attaque")),
        EPIC(Noun.f("epic event destiny", "destinée d'événement épique"));

        private final Noun noun;

        Kind(Noun noun) {
            this.noun = noun;
        }

        public Noun noun() {
            return noun;
        }
    }

    @Override
    public Statement say(Prose p) {
        boolean one = draws instanceof Fixed(double n) && n == 1;
        boolean mine = who == Who.YOU;
        String total =
                one
                        ? mine
                                ? p.say("destiny", "la destinée")
                                : p.say(
                                        p.player(who).owner() + " destiny",
                                        "la destinée de " + p.player(who).text())
                        : mine
                                ? p.say("total destiny", "la destinée totale")
                                : p.say(
                                        p.player(who).owner() + " total destiny",
                                        "la destinée totale de " + p.player(who).text());
        p.number(name, total);
        p.existence(
                name,
                p.say("destiny was drawn", "une destinée a été tirée"),
                p.say("no destiny was drawn", "aucune destinée n'a été tirée"));
        String drawn =
                one
                        ? p.say(p.say(kind.noun()), p.a(kind.noun()))
                        : draws.quantity(p, false).of(p, kind.noun());
        return Statement.by(who, Verb.DRAW, drawn);
    }
}
