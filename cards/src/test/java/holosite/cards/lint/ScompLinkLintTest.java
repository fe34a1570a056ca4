package holosite.cards.lint;

import holosite.language.card.Icon;
import holosite.language.filter.CardState;
import holosite.language.filter.InState;
import holosite.language.filter.WithIcon;
import org.junit.jupiter.api.Test;

/** A Scomp link is that of the location, or of the ship or vehicle one sits in. */
final class ScompLinkLintTest {
    @Test
    void whoUsesALinkUsesThatOfHisShipToo() {
        CardLints.check(
                "Scomp link",
                (card, findings) -> {
                    var tree = CardTree.of(card);
                    boolean asksForIcon =
                            tree.all(WithIcon.class).anyMatch(i -> i.icon() == Icon.SCOMP_LINK);
                    boolean asksForUse =
                            tree.all(InState.class)
                                    .anyMatch(
                                            s ->
                                                    s.state() == CardState.AT_SCOMP_LINK
                                                            || s.state()
                                                                    == CardState
                                                                            .PRESENT_WITH_SCOMP_LINK);
                    if (asksForIcon && !asksForUse) {
                        findings.add(card, "only where the location has the link");
                    }
                });
    }
}
