package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
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
    private static final String CANTINA = "Tatooine: Cantina";
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
    }

    @Test
    @Claim("deploy-from-reserve-deck#1")
    void theAudienceChamberCallsNobodyFromAnEmptyReserveDeck() {
        var scene =
                Scene.with(AllCards::all)
                        .site(CHAMBER, DARK)
                        .nothingElseInReserve(DARK)
                        .force(DARK, 5)
                        .turn(DARK, Phase.DEPLOY);

        scene.mayNot("use " + CHAMBER);
    }

    @Test
    @Claim({"empty-deck-or-pile#4", "empty-deck-or-pile#3"})
    void howDidWeGetIntoThisMessNeedsAReserveDeck() {
        var empty =
                Scene.with(AllCards::all)
                        .at("Tatooine: Docking Bay 94", "C-3PO")
                        .hand(LIGHT, "How Did We Get Into This Mess?", "Sense")
                        .nothingElseInReserve(LIGHT)
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.CONTROL);

        empty.mayNot("play How Did We Get Into This Mess?");
    }

    @Test
    @Claim({"empty-deck-or-pile#8", "empty-deck-or-pile#9"})
    void withOneCardLeftItDrawsThatOne() {
        var scene =
                Scene.with(AllCards::all)
                        .at("Tatooine: Docking Bay 94", "C-3PO")
                        .hand(LIGHT, "How Did We Get Into This Mess?", "Old Ben", "Alter", "Panic")
                        .reserve(LIGHT, "Han Solo", "Escape Pod")
                        .nothingElseInReserve(LIGHT)
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.CONTROL);

        scene.play("How Did We Get Into This Mess?");
        scene.answerDefaults(() -> !scene.isOffered("pass"));

        // three cards and one more for C-3PO, from a deck of two
        assertThat(scene.hand(LIGHT)).containsExactlyInAnyOrder("Han Solo", "Escape Pod");
        assertThat(scene.used(LIGHT)).contains("Old Ben", "Alter", "Panic");
    }

    @Test
    @Claim({"empty-deck-or-pile#5", "empty-deck-or-pile#6"})
    void nobodyShufflesAnEmptyPile() {
        var dark =
                Scene.with(AllCards::all)
                        .site(CANTINA, DARK)
                        .hand(DARK, "Ommni Box")
                        .lost(LIGHT, "Sense")
                        .turn(DARK, Phase.CONTROL);
        dark.offers("play Ommni Box, text 1", "play Ommni Box, text 4", "play Ommni Box, text 5");
        dark.mayNot("play Ommni Box, text 2", "play Ommni Box, text 3", "play Ommni Box, text 6");

        var light =
                Scene.with(AllCards::all)
                        .site(CANTINA, DARK)
                        .hand(LIGHT, "The Bith Shuffle")
                        .used(DARK, "Sense")
                        .nothingElseInReserve(LIGHT)
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.CONTROL);
        light.offers("play The Bith Shuffle, text 4", "play The Bith Shuffle, text 6");
        light.mayNot(
                "play The Bith Shuffle, text 1",
                "play The Bith Shuffle, text 2",
                "play The Bith Shuffle, text 3",
                "play The Bith Shuffle, text 5");
    }

    @Test
    @Claim("destiny-draw#5")
    void aRogueGunnerAddsToEveryWeaponDestinyOfHisSpeeder() {
        for (boolean gunner : new boolean[] {true, false}) {
            var table =
                    Scene.with(AllCards::all)
                            .at("Hoth: Ice Plains (5th Marker)", "Snowspeeder", "Snowtrooper")
                            .on("Snowspeeder", "Dual Laser Cannon");
            if (gunner) {
                table.passenger("Snowspeeder", "Rogue Gunner");
            }
            var scene = table.force(LIGHT, 4).nextDestiny(LIGHT, 2).turn(LIGHT, Phase.BATTLE);

            scene.battleAt("Hoth: Ice Plains (5th Marker)");
            scene.fire("Dual Laser Cannon").at("Snowtrooper");

            // 2 - 1 against ability 1, and the gunner's one
            assertThat(scene.isHit("Snowtrooper")).isEqualTo(gunner);
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
                            .hand(DARK, "Alter")
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
