package holosite.rules.action;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Phase;
import org.junit.jupiter.api.Test;

/** A card on the table that lets its player do one thing in a phase does so once in it. */
class OneRuleTest {
    private static final String CANTINA = "Tatooine: Cantina";
    private static final String MOS_EISLEY = "Tatooine: Mos Eisley";

    @Test
    void oneThingInANamedPhaseIsDoneOnceInEachSuchPhase() {
        var scene =
                table().at(CANTINA, "Wioslea", "Pit Droid", "EG-6 (Eegee-Six)")
                        .force(LIGHT, 6)
                        .nextDestiny(LIGHT, 0)
                        .turn(LIGHT, Phase.CONTROL);

        scene.use("Wioslea").choose("Pit Droid").passUntil(LIGHT);
        scene.mayNot("use Wioslea");

        scene.passUntil(DARK, Phase.CONTROL).passUntil(LIGHT, Phase.CONTROL);
        scene.offers("use Wioslea");
    }

    @Test
    void eachCopyOfTheCardHasItsOwn() {
        var scene =
                table().at(CANTINA, "Pit Droid", "Stormtrooper", "Rebel Trooper")
                        .at(
                                MOS_EISLEY,
                                "R2-D2 (Artoo-Detoo)",
                                "EG-6 (Eegee-Six)",
                                "C-3PO (See-Threepio)")
                        .on("R2-D2 (Artoo-Detoo)", "dark Restraining Bolt", "dark Restraining Bolt")
                        .turn(DARK, Phase.DEPLOY);

        scene.use("Restraining Bolt").choose("C-3PO (See-Threepio)").passUntil(DARK);

        assertThat(scene.offered())
                .contains("use Restraining Bolt#2")
                .doesNotContain("use Restraining Bolt");
    }

    @Test
    void aTextThatLetsCardsMoveLetsEachOfThem() {
        var scene =
                table().site(MOS_EISLEY, LIGHT)
                        .site(CANTINA, DARK)
                        .at(MOS_EISLEY, "Luke Skywalker", "Han Solo")
                        .turn(LIGHT, Phase.CONTROL);

        scene.use(MOS_EISLEY).choose("Luke Skywalker").passUntil(LIGHT);
        scene.use(MOS_EISLEY);

        assertThat(scene.locationOf("Luke Skywalker")).isEqualTo(CANTINA);
        assertThat(scene.locationOf("Han Solo")).isEqualTo(CANTINA);
    }
}
