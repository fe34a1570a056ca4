package holosite.rules.card;

import holosite.language.Card;
import holosite.language.ability.Ability;
import holosite.language.ability.Detaches;
import holosite.language.ability.Ferocity;
import holosite.language.ability.Habitat;
import holosite.language.ability.Parasite;
import holosite.language.card.Figure;
import holosite.rules.compile.AmountCompiler;
import holosite.rules.compile.ConditionCompiler;
import holosite.rules.compile.FilterCompiler;
import holosite.rules.text.CardTest;
import holosite.rules.text.Check;
import holosite.rules.text.Slots;
import holosite.rules.text.Value;

import java.util.Optional;

/**
 * What makes a card a creature, made ready for play: where it lives, how fierce it is, whether it
 * attacks by attaching, to what, and when it lets go.
 */
public record Nature(
        CardTest habitat,
        Value ferocity,
        int draws,
        boolean parasite,
        CardTest host,
        Optional<Check> detaches) {

    private static final CardTest NOBODY = (game, x, card) -> false;

    /** Of a card that is no creature. */
    static final Nature NONE =
            new Nature(NOBODY, (game, x) -> Double.NaN, 0, false, NOBODY, Optional.empty());

    static Nature of(Card card) {
        CardTest habitat = NOBODY;
        CardTest host = NOBODY;
        double printed = card.figures().getOrDefault(Figure.FEROCITY, Double.NaN);
        Value ferocity = (game, x) -> printed;
        int draws = 0;
        boolean parasite = false;
        Optional<Check> detaches = Optional.empty();
        for (Ability ability : card.text()) {
            var slots = new Slots();
            if (ability instanceof Habitat h) {
                habitat = new FilterCompiler(slots).test(h.places());
            } else if (ability instanceof Ferocity f) {
                ferocity = new AmountCompiler(slots).value(f.first());
                draws = f.draws();
            } else if (ability instanceof Parasite p) {
                parasite = true;
                host = p.host().map(new FilterCompiler(slots)::test).orElse(NOBODY);
            } else if (ability instanceof Detaches d) {
                detaches = Optional.of(new ConditionCompiler(slots).check(d.when()));
            }
        }
        return new Nature(habitat, ferocity, draws, parasite, host, detaches);
    }
}
