package holosite.rules.presence;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.card.Icon;
import holosite.language.card.Phase;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;

/** Battle droids have presence without ability. */
class PresenceIconTest {
    private static final String DROID = "Destroyer Droid";

    private static Position table() {
        return Scene.with(AllCards::all).force(LIGHT, 9).force(DARK, 9);
    }

    @Test
    @Claim({"presence-icon#1", "presence-icon#2", "presence-icon#3", "presence-icon#4"})
    void aDestroyerDroidAloneOccupiesAndControls() {
        var scene = table().at(CANTINA, DROID, "C-3PO").turn(DARK, Phase.CONTROL);

        assertThat(scene.printed(DROID).has(Icon.PRESENCE)).isTrue();
        assertThat(scene.totalAbility(CANTINA, DARK)).isZero();
        assertThat(scene.occupies(DARK, CANTINA)).isTrue();
        assertThat(scene.controls(DARK, CANTINA)).isTrue();
        assertThat(
                        table().at(CANTINA, DROID, "Luke Skywalker")
                                .turn(DARK, Phase.CONTROL)
                                .controls(DARK, CANTINA))
                .isFalse();
        assertThat(table().at(CANTINA, "EG-6").turn(DARK, Phase.CONTROL).occupies(DARK, CANTINA))
                .isFalse();
    }

    @Test
    @Claim({"presence-icon#5", "presence-icon#6"})
    void aDestroyerDroidAloneDrainsAndBlocksDrains() {
        table().at(CANTINA, DROID).turn(DARK, Phase.CONTROL).offers("drain at " + CANTINA);
        table().at(CANTINA, DROID, "Luke Skywalker")
                .turn(LIGHT, Phase.CONTROL)
                .mayNot("drain at " + CANTINA);
        table().at(CANTINA, "EG-6", "Luke Skywalker")
                .turn(LIGHT, Phase.CONTROL)
                .offers("drain at " + CANTINA);
    }

    @Test
    @Claim({"presence-icon#7", "presence-icon#8"})
    void aDestroyerDroidAloneBattlesAndIsBattled() {
        table().at(CANTINA, DROID, "Luke Skywalker")
                .turn(DARK, Phase.BATTLE)
                .offers("battle at " + CANTINA);
        table().at(CANTINA, DROID, "Luke Skywalker")
                .turn(LIGHT, Phase.BATTLE)
                .offers("battle at " + CANTINA);
        table().at(CANTINA, "EG-6", "Luke Skywalker")
                .turn(LIGHT, Phase.BATTLE)
                .mayNot("battle at " + CANTINA);
    }

    @Test
    @Claim("presence-icon#2")
    void whereADestroyerDroidIsItsOwnerDeploys() {
        // the hut has no Dark Force icon
        for (String droid : new String[] {DROID, "EG-6"}) {
            var scene =
                    table().at("Tatooine: Obi-Wan's Hut", droid)
                            .hand(DARK, "Stormtrooper")
                            .turn(DARK, Phase.DEPLOY);
            assertThat(scene.isOffered("deploy Stormtrooper")).isEqualTo(droid.equals(DROID));
        }
    }

    @Test
    @Claim("presence-icon#2")
    void fromInsideAStarshipADestroyerDroidGivesPresenceToo() {
        for (String droid : new String[] {DROID, "EG-6"}) {
            var scene =
                    table().at("Tatooine", "Punishing One")
                            .passenger("Punishing One", droid)
                            .turn(DARK, Phase.CONTROL);
            assertThat(scene.totalAbility("Tatooine", DARK)).isZero();
            assertThat(scene.occupies(DARK, "Tatooine")).isEqualTo(droid.equals(DROID));
        }
    }

    @Test
    @Claim("presence-icon#9")
    void noRestrainingBoltGoesOnABattleDroid() {
        table().at(CANTINA, DROID)
                .hand(DARK, "dark Restraining Bolt")
                .turn(DARK, Phase.DEPLOY)
                .mayNot("deploy Restraining Bolt");
        var scene =
                table().at(CANTINA, DROID, "EG-6")
                        .hand(DARK, "dark Restraining Bolt")
                        .turn(DARK, Phase.DEPLOY);
        scene.deploy("Restraining Bolt").to("EG-6");
        assertThat(scene.hostOf("Restraining Bolt")).startsWith("EG-6");
        scene.mayNot("use Restraining Bolt");
        // it goes from one droid to another
        table().at(CANTINA, "Probe Droid", "EG-6")
                .on("EG-6", "dark Restraining Bolt")
                .turn(DARK, Phase.DEPLOY)
                .offers("use Restraining Bolt");
    }

    @Test
    @Claim("presence-icon#10")
    void wiosleaBuysNoBattleDroid() {
        table().at(CANTINA, DROID, "Wioslea").turn(LIGHT, Phase.CONTROL).mayNot("use Wioslea");
        var scene =
                table().at(CANTINA, "EG-6", "Wioslea")
                        .nextDestiny(LIGHT, 5)
                        .turn(LIGHT, Phase.CONTROL);
        scene.use("Wioslea").yes();
        assertThat(scene.ownerOf("EG-6")).isEqualTo(LIGHT);
    }
}
