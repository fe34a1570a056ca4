package holosite.rules.cards.premiere;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.FARM;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static holosite.rules.cards.CardTable.tableWith;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.language.card.Figure;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.language.words.Kinds;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Tatooine: Lars' Moisture Farm, both versions. */
class TatooineLarsMoistureFarmTest {

    /** An Imperial Blaster fires at Luke of defense 4 with a destiny of 4. */
    private static boolean hits(Side version, String site) {
        var scene =
                table().site(FARM, version)
                        .at(site, "Stormtrooper", "Luke Skywalker")
                        .on("Stormtrooper", "Imperial Blaster")
                        .force(DARK, 3)
                        .nextDestiny(DARK, 4)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(site);
        scene.fire("Imperial Blaster").passResponses();
        return scene.isHit("Luke Skywalker");
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void darkAddsOneToEachWeaponDestinyThere(Side version) {
        assertThat(hits(version, FARM)).isTrue();
        assertThat(hits(version, MOS_EISLEY)).isFalse();
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void aWeaponBuiltIntoItsBearerIsOneOfThem(Side version) {
        var scene =
                table().site(FARM, version)
                        .at(FARM, "Destroyer Droid", "Rebel Trooper")
                        .force(DARK, 3)
                        .nextDestiny(DARK, 1)
                        .turn(DARK, Phase.BATTLE)
                        .battleAt(FARM);
        scene.fire("Destroyer Droid").passResponses();
        assertThat(scene.isHit("Rebel Trooper")).isTrue();
    }

    /** Whether this player's Stormtrooper or Luke hits a target of defense 3 with this destiny. */
    private static boolean hits(Side side, Side version, String site, String at, int destiny) {
        String shooter = side == DARK ? "Darth Vader" : "Luke Skywalker";
        String gun = side == DARK ? "Imperial Blaster" : "Blaster Rifle";
        String target = side == DARK ? "Leia Organa" : "Captain Piett";
        var scene =
                table().site(site, version)
                        .at(at, shooter, target)
                        .on(shooter, gun)
                        .force(side, 5)
                        .nextDestiny(side, destiny)
                        .turn(side, Phase.BATTLE)
                        .battleAt(at)
                        .passUntil("fire " + gun)
                        .fire(gun)
                        .at(target)
                        .passResponses();
        assertThat(scene.inBattle()).isTrue();
        return scene.isHit(target);
    }

    @ParameterizedTest
    @CsvSource({
        "Tatooine: Lars' Moisture Farm, DARK",
        "Tatooine: Lars' Moisture Farm, LIGHT",
        "Death Star: Detention Block Corridor, DARK"
    })
    void oneIsAddedForDarkThereAndNothingForLightOrElsewhere(String site, Side version) {
        for (int destiny = 0; destiny < 6; destiny++) {
            assertThat(hits(DARK, version, site, site, destiny)).isEqualTo(destiny > 2);
            assertThat(hits(DARK, version, site, MOS_EISLEY, destiny)).isEqualTo(destiny > 3);
            assertThat(hits(LIGHT, version, site, site, destiny))
                    .isEqualTo(hits(LIGHT, version, site, MOS_EISLEY, destiny));
        }
    }

    @Test
    void darkDrainsOneMoreAtItsVersionWhileItControlsIt() {
        assertThat(
                        table().site(FARM, DARK)
                                .at(FARM, "Stormtrooper")
                                .turn(DARK)
                                .forceDrain(FARM, DARK))
                .isEqualTo(2);
        assertThat(
                        table().site(FARM, DARK)
                                .at(FARM, "Stormtrooper", "Rebel Trooper")
                                .turn(DARK)
                                .forceDrain(FARM, DARK))
                .isEqualTo(1);
        assertThat(
                        table().site(FARM, LIGHT)
                                .at(FARM, "Stormtrooper")
                                .turn(DARK)
                                .forceDrain(FARM, DARK))
                .isEqualTo(2);
    }

    @Test
    void beruAndLukeDeployForOneLessToTheLightVersion() {
        var beru =
                Kinds.rebel("Plain Beru", "0_1")
                        .unique()
                        .persona("Beru")
                        .destiny(3)
                        .deploy(2)
                        .power(1)
                        .ability(1)
                        .forfeit(3)
                        .says();
        var scene =
                tableWith(beru)
                        .site(FARM, LIGHT)
                        .site(CANTINA, LIGHT)
                        .hand(LIGHT, "Luke Skywalker", "Plain Beru", "Leia Organa")
                        .turn(LIGHT, Phase.DEPLOY);
        for (String who : new String[] {"Luke Skywalker", "Plain Beru", "Leia Organa"}) {
            int less = who.startsWith("Leia") ? 0 : 1;
            assertThat(scene.deployCost(who, FARM))
                    .isEqualTo(scene.deployCost(who, CANTINA) - less);
        }
    }

    @ParameterizedTest
    @EnumSource(Side.class)
    void aWeaponOfAVehicleIsOneOfThem(Side version) {
        var scene =
                table().site(FARM, version)
                        .at(FARM, "Blizzard 1", "Luke Skywalker")
                        .pilot("Blizzard 1", "General Veers")
                        .on("Blizzard 1", "AT-AT Cannon")
                        .turn(DARK, Phase.BATTLE);
        assertThat(scene.figure(Figure.WEAPON_DESTINY_DRAW, "AT-AT Cannon")).isEqualTo(1);
    }
}
