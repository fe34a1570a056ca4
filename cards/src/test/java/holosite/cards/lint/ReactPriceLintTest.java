package holosite.cards.lint;

import holosite.language.ability.Allows;
import holosite.language.ability.Deed;
import holosite.language.ability.Modifies;
import holosite.language.filter.CardState;
import holosite.language.filter.Everything;
import holosite.language.filter.InState;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

/**
 * What a react that a text allows costs is said of that react only: whoever comes as a react by
 * another text, to somewhere else, pays for it.
 */
final class ReactPriceLintTest {
    private static final Set<Deed> REACTS =
            EnumSet.of(
                    Deed.MOVE_AS_REACT,
                    Deed.MOVE_AWAY_AS_REACT,
                    Deed.DEPLOY_AS_REACT,
                    Deed.REACT_TO);

    @Test
    void aPriceOfAReactIsForThePlacesItsTextLeadsTo() {
        CardLints.check(
                "react",
                (card, findings) -> {
                    CardTree tree = CardTree.of(card);
                    boolean anywhere =
                            tree.all(Allows.class)
                                    .filter(may -> REACTS.contains(may.deed()))
                                    .allMatch(may -> may.where() instanceof Everything);
                    if (!anywhere) {
                        tree.nodes(InState.class)
                                .filter(
                                        node ->
                                                node.is(
                                                        InState.class,
                                                        it -> it.state() == CardState.REACTING))
                                .flatMap(CardTree.Node::around)
                                .filter(
                                        node ->
                                                node.is(
                                                        Modifies.class,
                                                        it ->
                                                                it.modifier().toward()
                                                                        instanceof Everything))
                                .forEach(node -> findings.add(card, "has a price everywhere"));
                    }
                });
    }
}
