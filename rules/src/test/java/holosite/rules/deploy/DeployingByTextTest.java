package holosite.rules.deploy;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.card.Phase;
import holosite.rules.kit.Scene;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Texts that let a card be deployed do so in their owner's deploy phase, unless they say when. */
class DeployingByTextTest {
    private static final String CHAMBER = "Jabba's Palace: Audience Chamber";

    @ParameterizedTest
    @EnumSource(Phase.class)
    @Claim({"deploy#3", "deploy#5", "deploy#6"})
    void maraJadeFetchesAWeaponInHerOwnersDeployPhaseOnly(Phase phase) {
        String mara = "Mara Jade, The Emperor's Hand";
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, mara)
                        .reserve(DARK, "Imperial Blaster")
                        .force(DARK, 3)
                        .turn(DARK, phase);
        scene.expect("in " + phase, scene.isOffered("use " + mara) == (phase == Phase.DEPLOY));

        var other =
                Scene.with(AllCards::all)
                        .at(CANTINA, mara)
                        .reserve(DARK, "Imperial Blaster")
                        .force(DARK, 3)
                        .turn(LIGHT, phase);
        other.pass().mayNot("use " + mara);
    }

    @Test
    @Claim({"deploy#5", "deploy#6"})
    void maraJadeFetchesAWeaponOnceAGame() {
        String mara = "Mara Jade, The Emperor's Hand";
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, mara, "Stormtrooper")
                        .reserve(DARK, "Imperial Blaster", "Assault Rifle")
                        .force(DARK, 6)
                        .turn(DARK, Phase.DEPLOY);

        scene.use(mara).choose("Imperial Blaster");

        // on her, not on the trooper, for its normal cost
        assertThat(scene.hostOf("Imperial Blaster")).isEqualTo(mara);
        assertThat(scene.forcePile(DARK)).hasSize(5);
        scene.mayNot("use " + mara);
        scene.passUntil(LIGHT, Phase.DRAW).pass();
        scene.passUntil(DARK, Phase.DEPLOY).mayNot("use " + mara);
    }

    @ParameterizedTest
    @EnumSource(Phase.class)
    @Claim({"deploy#3", "deploy#7"})
    void wellFindHanIsPlayedInItsOwnersDeployPhaseOnly(Phase phase) {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Chewbacca")
                        .hand(LIGHT, "We'll Find Han", "Han Solo")
                        .force(LIGHT, 3)
                        .turn(LIGHT, phase);

        scene.expect(
                "in " + phase, scene.isOffered("play We'll Find Han") == (phase == Phase.DEPLOY));
        var other =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Chewbacca")
                        .hand(LIGHT, "We'll Find Han", "Han Solo")
                        .force(LIGHT, 3)
                        .turn(DARK, phase);
        other.pass().mayNot("play We'll Find Han");
    }

    @Test
    @Claim("deploy#7")
    void wellFindHanBringsHanToChewie() {
        var scene =
                Scene.with(AllCards::all)
                        .at(CANTINA, "Chewbacca")
                        .site("Tatooine: Mos Eisley", LIGHT)
                        .hand(LIGHT, "We'll Find Han", "Han Solo")
                        .force(LIGHT, 3)
                        .turn(LIGHT, Phase.DEPLOY);

        scene.play("We'll Find Han").choose("Han Solo");

        assertThat(scene.locationOf("Han Solo")).isEqualTo(CANTINA);
        assertThat(scene.forcePile(LIGHT)).isEmpty();
    }

    @ParameterizedTest
    @EnumSource(Phase.class)
    @Claim({"deploy#3", "deploy#5", "deploy#8"})
    void theAudienceChamberCallsAnAlienInTheDeployPhaseOnly(Phase phase) {
        var scene =
                Scene.with(AllCards::all)
                        .site(CHAMBER, DARK)
                        .site(CANTINA, DARK)
                        .reserve(DARK, "Dengar")
                        .force(DARK, 5)
                        .turn(DARK, phase);
        scene.expect("in " + phase, scene.isOffered("use " + CHAMBER) == (phase == Phase.DEPLOY));
        if (phase == Phase.DEPLOY) {
            scene.use(CHAMBER).choose("Dengar");
            assertThat(scene.locationOf("Dengar")).isEqualTo(CHAMBER);
            assertThat(scene.forcePile(DARK)).hasSize(1);
        }
        var other =
                Scene.with(AllCards::all)
                        .site(CHAMBER, DARK)
                        .reserve(DARK, "Dengar")
                        .force(DARK, 5)
                        .turn(LIGHT, phase);
        other.pass().mayNot("use " + CHAMBER);
    }

    @Test
    @Claim("deploy-from-reserve-deck#1")
    void theAudienceChamberCallsNobodyFromAnEmptyReserveDeck() {
        for (boolean empty : new boolean[] {true, false}) {
            var table =
                    Scene.with(AllCards::all)
                            .site(CHAMBER, DARK)
                            .nothingElseInReserve(DARK)
                            .force(DARK, 5);
            if (!empty) {
                // no alien, but nobody knows that before he has looked
                table.reserve(DARK, "Sense");
            }

            assertThat(table.turn(DARK, Phase.DEPLOY).isOffered("use " + CHAMBER))
                    .isEqualTo(!empty);
        }
    }

    @Test
    @Claim("deploy#9")
    void aliensOfACanceledBargainingTableDeployAtOnce() {
        for (boolean canceled : new boolean[] {true, false}) {
            var scene =
                    Scene.with(AllCards::all)
                            .site("Tatooine: Cantina", LIGHT)
                            .at("Tatooine: Cantina", "Darth Vader")
                            .beside(LIGHT, "Bargaining Table")
                            .stacked("Bargaining Table", "Wioslea")
                            .hand(DARK, "Alter (1_234)")
                            .nextDestiny(DARK, canceled ? 1 : 6)
                            .turn(DARK, Phase.CONTROL);

            scene.play("Alter");
            if (canceled) {
                // in the opponent's control phase, for free
                scene.passUntil(LIGHT).choose("Wioslea");
                assertThat(scene.locationOf("Wioslea")).isEqualTo("Tatooine: Cantina");
                assertThat(scene.lost(LIGHT)).containsExactly("Bargaining Table");
            } else {
                assertThat(scene.hostOf("Wioslea")).isEqualTo("Bargaining Table");
            }
        }
    }
}
