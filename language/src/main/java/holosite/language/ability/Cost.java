package holosite.language.ability;

import holosite.language.amount.Amount;
import holosite.language.amount.Count;
import holosite.language.amount.PileSize;
import holosite.language.card.Figure;
import holosite.language.card.Pile;
import holosite.language.card.Who;
import holosite.language.check.Refuse;
import holosite.language.filter.Being;
import holosite.language.filter.Chosen;
import holosite.language.filter.Filter;
import holosite.language.filter.Known;
import holosite.language.prose.Determiner;
import holosite.language.prose.Noun;
import holosite.language.prose.Phrase;
import holosite.language.prose.Prose;
import java.util.Optional;

/** What must be paid for an action before anyone can respond to it. Paid costs stay paid. */
public sealed interface Cost
        permits Cost.UseForce,
                Cost.UseAnyForce,
                Cost.LoseForce,
                Cost.EachUses,
                Cost.UseDestiny,
                Cost.Give,
                Cost.GiveFromHand,
                Cost.PlaceHere,
                Cost.ForgoDrain {

    /** Force from the Force Pile to the Used Pile. */
    record UseForce(Amount amount) implements Cost {
        public UseForce {
            Amount.refuseBelow(0, amount, "a cost is not less than nothing");
        }

        @Override
        public Phrase say(Prose p) {
            return amount.quantity(p, false).of(p, Noun.FORCE).after(p.say("use", "utiliser"));
        }
    }

    /** As much Force as the payer chooses, remembered under a name. */
    record UseAnyForce(String name, Amount most) implements Cost {
        public UseAnyForce {
            Refuse.blank(name, "the Force used needs a name");
            Amount.refuseBelow(1, most, "at least 1 Force may be used");
        }

        @Override
        public Phrase say(Prose p) {
            used(p, name);
            if (most.equals(new PileSize(Who.YOU, Pile.FORCE_PILE))) {
                return Phrase.of(
                        p.say("use any amount of Force", "utiliser autant de Force que voulu"));
            }
            return most.quantity(p, false)
                    .of(p, Noun.FORCE)
                    .after(p.say("use up to", "utiliser jusqu'à"));
        }
    }

    /** Force lost, from wherever its player chooses. */
    record LoseForce(Amount amount) implements Cost {
        public LoseForce {
            Amount.refuseBelow(0, amount, "a cost is not less than nothing");
        }

        @Override
        public Phrase say(Prose p) {
            return amount.quantity(p, false).of(p, Noun.FORCE).after(p.say("lose", "perdre"));
        }
    }

    /** The same Force from each player's Force Pile. */
    record EachUses(Amount amount) implements Cost {
        public EachUses {
            Amount.refuseBelow(0, amount, "a cost is not less than nothing");
        }

        @Override
        public Phrase say(Prose p) {
            return amount.quantity(p, false)
                    .of(p, Noun.FORCE)
                    .after(p.say("use", "utiliser"))
                    .with(
                            p.say(
                                    "from each player's Force Pile",
                                    "de la pile de Force de chaque joueur"));
        }
    }

    /**
     * Draws destiny as the action begins; the payer uses that much Force or none. What was used is
     * remembered under a name, and does not exist if he used none or the draw failed.
     */
    record UseDestiny(String name) implements Cost {
        public UseDestiny {
            Refuse.blank(name, "the Force used needs a name");
        }

        @Override
        public Phrase say(Prose p) {
            used(p, name);
            return Phrase.of(
                    p.say(
                            "draw destiny and use that much Force (or none)",
                            "tirer une destinée et utiliser autant de points de Force (ou aucun)"));
        }
    }

    /**
     * Cards on the table go to a pile of their owner. What a figure of theirs came to on the table
     * may be remembered under a name.
     */
    record Give(Filter cards, Pile to, Optional<Worth> worth) implements Cost {
        public Give(Filter cards, Pile to) {
            this(cards, to, Optional.empty());
        }

        /** The same, and this figure of theirs, as it was before, has a name. */
        public Give remembering(String name, Figure figure) {
            return new Give(cards, to, Optional.of(new Worth(name, figure)));
        }

        @Override
        public Phrase say(Prose p) {
            worth.ifPresent(
                    w ->
                            p.antecedents()
                                    .number(
                                            w.name(),
                                            p.say(
                                                    "the %s it had on table",
                                                    "%s que cette carte avait sur la table",
                                                    p.french()
                                                            ? p.the(w.figure().noun())
                                                            : p.say(w.figure().noun()))));
            return Phrase.of(p.say("place", "placer"), p.all(cards), to.into(p));
        }
    }

    /** A figure of cards given up, under a name. */
    record Worth(String name, Figure figure) {
        public Worth {
            Refuse.blank(name, "what is remembered needs a name");
            Refuse.when(figure.of() != Figure.Of.CARD, "%s is no figure of a card", figure);
        }
    }

    /** A card of this kind from hand goes to a pile. */
    record GiveFromHand(Who who, Filter card, Pile to) implements Cost {
        @Override
        public Phrase say(Prose p) {
            return Phrase.of(
                    p.say("place", "placer"),
                    p.one(card),
                    p.say("from hand", "de la main"),
                    to.into(p, who));
        }
    }

    /** A card of this kind from hand is placed on the speaking card and has no effect there. */
    record PlaceHere(Filter card) implements Cost {
        @Override
        public Phrase say(Prose p) {
            return Phrase.of(
                    p.say("place", "placer"),
                    p.one(card),
                    p.say("from hand on ", "de la main sur ") + p.ref(Known.IT).text());
        }
    }

    /** The Force drain the payer could make now at this location: it counts as made. */
    record ForgoDrain(Filter at) implements Cost {
        @Override
        public Phrase say(Prose p) {
            return Phrase.of(
                    p.say("forgo your Force drain", "renoncer à votre drainage de Force"),
                    p.at(at, Determiner.ALL));
        }
    }

    /** The cost as an action of the payer: "use 1 Force". */
    Phrase say(Prose p);

    /** Whether it is so much for each target, or a target itself, which must be named before. */
    default boolean isPerTarget() {
        return this instanceof UseForce(Count(Being(Chosen _)))
                || this instanceof Give(Being(Chosen _), Pile _, Optional<Worth> _);
    }

    private static void used(Prose p, String name) {
        p.antecedents().number(name, p.say("the Force used", "la Force utilisée"));
        p.antecedents()
                .existence(
                        name,
                        p.say("Force was used", "de la Force a été utilisée"),
                        p.say("no Force was used", "aucune Force n'a été utilisée"));
    }
}
