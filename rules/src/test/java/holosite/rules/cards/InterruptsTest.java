package holosite.rules.cards;

import static holosite.language.card.Side.DARK;
import static holosite.language.card.Side.LIGHT;
import static holosite.rules.cards.CardTable.BAY;
import static holosite.rules.cards.CardTable.CANTINA;
import static holosite.rules.cards.CardTable.MOS_EISLEY;
import static holosite.rules.cards.CardTable.table;
import static org.assertj.core.api.Assertions.assertThat;

import holosite.cards.AllCards;
import holosite.glossary.Claim;
import holosite.language.ability.Ability;
import holosite.language.card.Phase;
import holosite.language.card.Side;
import holosite.rules.decision.Prompt;
import holosite.rules.kit.Position;
import holosite.rules.kit.Scene;
import holosite.rules.log.Audience;
import holosite.rules.log.ForceEntry;
import holosite.rules.log.PileEntry;
import holosite.rules.table.Zone;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Single Interrupts of both sides. */
class InterruptsTest {
    private static final String PLAINS = "Hoth: Ice Plains (5th Marker)";
    private static final String WAR_ROOM = "Death Star: War Room";

    // ---- Dark Jedi Presence

    @Test
    @Claim({"dark-jedi-presence#1", "dark-jedi-presence#2"})
    void aDarkJediIsPresentAtASiteNotInSpace() {
        table().at(CANTINA, "Darth Vader", "Stormtrooper", "Luke Skywalker")
                .hand(DARK, "Dark Jedi Presence")
                .force(DARK, 2)
                .turn(DARK, Phase.BATTLE)
                .battleAt(CANTINA)
                .offers("play Dark Jedi Presence");
        table().at("Tatooine", "Devastator", "X-wing")
                .pilot("Devastator", "Darth Vader", "DS-61-2")
                .hand(DARK, "Dark Jedi Presence")
                .force(DARK, 2)
                .turn(DARK, Phase.BATTLE)
                .battleAt("Tatooine")
                .mayNot("play Dark Jedi Presence");
        table().system("Anoat", DARK)
                .locationOf("Anoat", "Asteroid Field", DARK)
                .at("Asteroid Field", "Devastator", "X-wing")
                .pilot("Devastator", "Darth Vader", "DS-61-2")
                .hand(DARK, "Dark Jedi Presence")
                .force(DARK, 2)
                .turn(DARK, Phase.BATTLE)
                .battleAt("Asteroid Field")
                .mayNot("play Dark Jedi Presence");
    }

    // ---- Darklighter Spin

    @Test
    @Claim("darklighter-spin#1")
    void darklighterSpinUsesTheManeuverAsItIs() {
        var scene =
                table().at("Tatooine", "Gold 1", "TIE Fighter")
                        .pilot("Gold 1", "Dutch")
                        .hand(LIGHT, "Darklighter Spin")
                        .force(LIGHT, 1)
                        .nextDestiny(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE);
        assertThat(scene.maneuver("Gold 1")).isEqualTo(4);

        scene.battleAt("Tatooine").passWeapons().yes().play("Darklighter Spin").passResponses();

        assertThat(scene.battleDestiny(LIGHT)).isEqualTo(4);
    }

    // ---- Dark Strike

    @ParameterizedTest
    @CsvSource({"1, 2, false", "2, 2, true"})
    @Claim("dark-strike#1")
    void darkStrikeAddsThreeToTheTotal(int one, int two, boolean hit) {
        var scene =
                table().at(CANTINA, "Darth Vader", "Obi-Wan Kenobi")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .hand(DARK, "Dark Strike")
                        .force(DARK, 1)
                        .nextDestiny(DARK, one, two)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).fire("Vader's Lightsaber").at("Obi-Wan Kenobi");
        scene.passUntil("play Dark Strike").play("Dark Strike").passResponses();

        assertThat(scene.isHit("Obi-Wan Kenobi")).isEqualTo(hit);
    }

    // ---- Direct Hit

    private static Scene directHit(String weapon, String target) {
        var scene =
                table().at(PLAINS, "General Veers", "Blizzard 2", "Snowspeeder", "Luke Skywalker")
                        .on(weapon.equals("AT-AT Cannon") ? "Blizzard 2" : "General Veers", weapon)
                        .hand(DARK, "Direct Hit")
                        .force(DARK, 9)
                        .nextDestiny(DARK, weapon.equals("Imperial Blaster") ? 4 : 2)
                        .turn(DARK, Phase.BATTLE);
        return scene.battleAt(PLAINS).fire(weapon).at(target);
    }

    @ParameterizedTest
    @CsvSource({"Imperial Blaster", "AT-AT Cannon"})
    @Claim("direct-hit#1")
    void aDirectHitHelpsAnyWeaponAgainstACombatVehicle(String weapon) {
        var scene = directHit(weapon, "Snowspeeder");
        scene.play("Direct Hit", 1).passResponses();
        assertThat(scene.isHit("Snowspeeder")).isTrue();
        assertThat(scene.isIn("Direct Hit", Zone.USED_PILE)).isTrue();

        var without = directHit(weapon, "Snowspeeder").passResponses();
        assertThat(without.isHit("Snowspeeder")).isFalse();

        directHit(weapon, "Luke Skywalker").mayNot("play Direct Hit, text 1", "play Direct Hit");
    }

    // ---- Dodge

    private static Position attacked(String... rebels) {
        return table().site(CANTINA, DARK)
                .site(BAY, DARK)
                .at(CANTINA, rebels)
                .at(CANTINA, "Darth Vader")
                .hand(LIGHT, "Dodge")
                .force(DARK, 1);
    }

    @Test
    @Claim("dodge#1")
    void aLoneCharacterDodgesABattleForFree() {
        var scene = attacked("Luke Skywalker").turn(DARK, Phase.BATTLE);
        assertThat(scene.forcePile(LIGHT)).isEmpty();

        scene.battleAt(CANTINA).expectDecider(LIGHT).play("Dodge").passResponses();

        assertThat(scene.locationOf("Luke Skywalker")).isEqualTo(BAY);
        assertThat(scene.inBattle()).isFalse();
    }

    @Test
    @Claim("dodge#1")
    void whoIsNotAloneOrNotAttackedDoesNotDodge() {
        attacked("Luke Skywalker", "Han Solo")
                .turn(DARK, Phase.BATTLE)
                .battleAt(CANTINA)
                .mayNot("play Dodge");
        table().site(CANTINA, DARK)
                .site(BAY, DARK)
                .at(CANTINA, "Luke Skywalker", "Darth Vader")
                .hand(LIGHT, "Dodge")
                .force(LIGHT, 1)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt(CANTINA)
                .mayNot("play Dodge");
    }

    @Test
    @Claim("dodge#2")
    void thereIsOneDodge() {
        assertThat(AllCards.all()).filteredOn(card -> card.title().equals("Dodge")).hasSize(1);
    }

    // ---- Don't Get Cocky

    @Test
    @Claim("dont-get-cocky#1")
    void lukeAndHanInOneBattleAddTwoDestinies() {
        var scene =
                table().at(CANTINA, "Luke Skywalker", "Han Solo", "Darth Vader")
                        .hand(LIGHT, "Don't Get Cocky")
                        .force(LIGHT, 1)
                        .nextDestiny(LIGHT, 1, 2, 3)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(CANTINA).play("Don't Get Cocky").passWeapons().answer(LIGHT, "yes");
        scene.passResponses();
        assertThat(scene.battleDestiny(LIGHT)).isEqualTo(6);

        table().at(CANTINA, "Luke Skywalker", "Leia Organa", "Darth Vader")
                .at(MOS_EISLEY, "Han Solo")
                .hand(LIGHT, "Don't Get Cocky")
                .force(LIGHT, 1)
                .turn(LIGHT, Phase.BATTLE)
                .battleAt(CANTINA)
                .mayNot("play Don't Get Cocky");
    }

    private static Scene cocky(Side turn, String place, String... cards) {
        return table().at(place, cards)
                .hand(LIGHT, "Don't Get Cocky")
                .force(turn, 1)
                .turn(turn, Phase.BATTLE)
                .battleAt(place);
    }

    @Test
    @Claim("dont-get-cocky#2")
    void aTieIsLostAsTheOpponentBeginsABattleInSpace() {
        var scene = cocky(DARK, "Tatooine", "X-wing", "TIE Fighter", "TIE Fighter", "Devastator");

        scene.expectDecider(LIGHT).play("Don't Get Cocky");
        assertThat(scene.offered()).containsExactlyInAnyOrder("TIE Fighter", "TIE Fighter#2");
        scene.choose("TIE Fighter").passResponses();

        assertThat(scene.lost(DARK)).containsExactly("TIE Fighter");
    }

    @Test
    @Claim("dont-get-cocky#3")
    void dontGetCockyIsForBattlesOfTheOpponentInSpaceWithTies() {
        cocky(LIGHT, "Tatooine", "X-wing", "TIE Fighter").mayNot("play Don't Get Cocky");
        cocky(DARK, "Tatooine", "X-wing", "Devastator").mayNot("play Don't Get Cocky");
        cocky(DARK, BAY, "Luke Skywalker", "TIE Fighter", "Stormtrooper")
                .mayNot("play Don't Get Cocky");
    }

    // ---- Sense and Alter

    @ParameterizedTest
    @CsvSource({"Luke Skywalker, true", "R2-X2, false"})
    void senseAndAlterNeedACharacterWhoseAbilityIsCompared(String card, boolean able) {
        var position =
                table().at(CANTINA, "Darth Vader")
                        .hand(DARK, "Imperial Barrier")
                        .hand(LIGHT, "light Sense", "light Alter", card)
                        .beside(DARK, "Astromech Shortage")
                        .force(DARK, 5)
                        .force(LIGHT, 9);
        var scene = position.turn(LIGHT, Phase.DEPLOY);
        scene.mayNot("play light Alter");
        scene.deploy(card).to(CANTINA);
        scene.play("Imperial Barrier");
        assertThat(scene.isOffered("play light Sense")).isEqualTo(able);
        scene.passResponses();
        assertThat(scene.isOffered("play light Alter")).isEqualTo(able);
    }

    // ---- Double Back

    private static Scene doubleBack(int force) {
        return table().at(CANTINA, "Luke Skywalker")
                .hand(DARK, "Double Back")
                .hand(LIGHT, "Sense")
                .lost(DARK, "Stormtrooper", "Dengar", "Boba Fett")
                .reserve(DARK, "Dengar", "Boba Fett", "Stormtrooper")
                .force(DARK, force)
                .turn(DARK, Phase.CONTROL);
    }

    private static boolean shown(Scene scene, String card) {
        return scene.game().log().from(0).stream()
                .anyMatch(
                        entry ->
                                (entry instanceof ForceEntry.Retrieves
                                                || entry instanceof PileEntry.Takes)
                                        && entry.to(Audience.SPECTATOR)
                                                .named()
                                                .getFirst()
                                                .title()
                                                .startsWith(card));
    }

    @Test
    @Claim({"double-back#1", "double-back#2"})
    void doubleBackChoosesItsBountyHunterWhileLooking() {
        var scene = doubleBack(1);

        scene.play("Double Back").expectDecider(LIGHT).offers("play Sense").pass();
        scene.expectDecider(DARK).choose("Dengar").passResponses();

        assertThat(scene.used(DARK)).contains("Dengar");
        assertThat(shown(scene, "Dengar")).isTrue();
    }

    @Test
    @Claim({"double-back#1", "double-back#2"})
    void doubleBackTakesABountyHunterFromTheReserveDeckAndShowsHim() {
        var scene = doubleBack(3);

        scene.play("Double Back", 2).expectDecider(LIGHT).offers("play Sense").pass();
        scene.expectDecider(DARK).choose("Boba Fett#2").passResponses();

        assertThat(scene.hand(DARK)).containsExactly("Boba Fett#2");
        assertThat(shown(scene, "Boba Fett")).isTrue();
    }

    // ---- Evader

    @ParameterizedTest
    @CsvSource({
        "Tatooine: Cantina, Darth Vader, true",
        "Tatooine: Cantina, General Veers, false",
        "Death Star: War Room, General Veers, true"
    })
    @Claim({"evader#2", "evader#3"})
    void evaderSavesVaderAndImperialsOfTheDeathStar(String place, String imperial, boolean saves) {
        var scene =
                table().at(place, imperial)
                        .hit(imperial)
                        .hand(DARK, "Evader")
                        .turn(DARK, Phase.CONTROL);
        assertThat(scene.isIn(imperial, Zone.LOST_PILE)).isTrue();
        if (!saves) {
            scene.mayNot("play Evader");
            return;
        }
        scene.play("Evader").passResponses();
        assertThat(scene.isIn(imperial, Zone.USED_PILE)).isTrue();
        assertThat(scene.isIn("Evader", Zone.LOST_PILE)).isTrue();
    }

    @Test
    @Claim("evader#2")
    void evaderSavesVadersCustomTie() {
        var scene =
                table().at("Tatooine", "Vader's Custom TIE")
                        .pilot("Vader's Custom TIE", "DS-61-2")
                        .hit("Vader's Custom TIE")
                        .hand(DARK, "Evader")
                        .turn(DARK, Phase.CONTROL);
        scene.passUntil("play Evader").play("Evader").passResponses();
        assertThat(scene.isIn("Vader's Custom TIE", Zone.USED_PILE)).isTrue();
    }

    // ---- Panic, Emergency Deployment

    @Test
    @Claim({"emergency-deployment#1", "panic#1"})
    void cardsDeployedInPanicNeedPresenceOrIcons() {
        var light =
                table().site(CANTINA, DARK)
                        .site(WAR_ROOM, DARK)
                        .at(CANTINA, "Rebel Trooper", "Darth Vader")
                        .reserve(LIGHT, "Luke Skywalker")
                        .hand(LIGHT, "Panic")
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE);
        light.battleAt(CANTINA).play("Panic").passResponses().number(1);
        light.choose("Luke Skywalker");
        assertThat(light.locationOf("Luke Skywalker")).isEqualTo(CANTINA);

        var dark =
                table().site("Tatooine: Obi-Wan's Hut", LIGHT)
                        .site(CANTINA, LIGHT)
                        .at(CANTINA, "Stormtrooper", "Luke Skywalker")
                        .reserve(DARK, "General Veers")
                        .hand(DARK, "Emergency Deployment")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE);
        dark.battleAt(CANTINA).play("Emergency Deployment").passResponses().number(1);
        dark.choose("General Veers");
        assertThat(dark.locationOf("General Veers")).isEqualTo(CANTINA);
    }

    @Test
    void whatIsRevealedInPanicAndNotDeployedIsLostBeforeEverybodysEyes() {
        var scene =
                table().site(CANTINA, DARK)
                        .at(CANTINA, "Rebel Trooper", "Darth Vader")
                        .reserve(LIGHT, "Sense", "Luke Skywalker", "Han Solo", "Chewbacca")
                        .hand(LIGHT, "Panic")
                        .force(DARK, 1)
                        .turn(DARK, Phase.BATTLE);
        scene.battleAt(CANTINA).play("Panic").passResponses().number(3);
        scene.mayNot("Sense").mayNot("Chewbacca").choose("Han Solo").pass();

        assertThat(scene.locationOf("Han Solo")).isEqualTo(CANTINA);
        assertThat(scene.lost(LIGHT)).contains("Sense", "Luke Skywalker");
        assertThat(scene.reserve(LIGHT).getFirst()).isEqualTo("Chewbacca");
        assertThat(scene.game().log().from(0))
                .filteredOn(e -> e.key().equals("card_lost"))
                .extracting(e -> e.to(DARK).named().getFirst().title())
                .containsExactlyInAnyOrder("Sense", "Luke Skywalker");
    }

    @Test
    @Claim("emergency-deployment#2")
    void anEmergencyDoesNotOpenTheEnergyShield() {
        var scene =
                table().site("Hoth: Main Power Generators (1st Marker)", LIGHT)
                        .site("Hoth: Defensive Perimeter (3rd Marker)", DARK)
                        .site("Hoth: Echo Docking Bay", DARK)
                        .site(PLAINS, DARK)
                        .at(PLAINS, "Stormtrooper", "Luke Skywalker")
                        .reserve(DARK, "General Veers")
                        .hand(DARK, "Emergency Deployment")
                        .force(LIGHT, 1)
                        .turn(LIGHT, Phase.BATTLE);
        scene.battleAt(PLAINS).play("Emergency Deployment").passResponses().number(1);
        scene.choose("General Veers");
        assertThat(scene.locationOf("General Veers")).isEqualTo(PLAINS);
    }

    @Test
    @Claim({"panic#1", "sunsdown#1", "surprise-assault#1"})
    void cardsOfBothSidesWithOneTextDoTheSame() {
        assertThat(textOf("Panic")).isEqualTo(textOf("Emergency Deployment"));
        assertThat(textOf("Sunsdown")).isEqualTo(textOf("Nightfall"));
        assertThat(textOf("Surprise Assault")).isEqualTo(textOf("Counter Assault"));
    }

    private static List<Ability> textOf(String title) {
        return AllCards.byTitle(title).getFirst().text();
    }

    // ---- Elis Helrot

    private static Position journey() {
        return table().site(CANTINA, DARK)
                .site(BAY, DARK)
                .site(MOS_EISLEY, DARK)
                .at(CANTINA, "Stormtrooper", "Sandtrooper", "Garindan")
                .hand(DARK, "Elis Helrot");
    }

    @Test
    @Claim({"elis-helrot#1", "elis-helrot#2", "elis-helrot#3"})
    void elisHelrotTransportsSomeOfTheCharactersAtASite() {
        var scene =
                journey().force(DARK, 4).nextDestiny(DARK, 3).turn(LIGHT, Phase.DEPLOY).pass(LIGHT);

        scene.play("Elis Helrot").choose("Stormtrooper", "Garindan").choose(MOS_EISLEY).yes();

        assertThat(scene.locationOf("Stormtrooper")).isEqualTo(MOS_EISLEY);
        assertThat(scene.locationOf("Garindan")).isEqualTo(MOS_EISLEY);
        assertThat(scene.locationOf("Sandtrooper")).isEqualTo(CANTINA);
        assertThat(scene.forcePile(DARK)).hasSize(1);
        assertThat(scene.isIn("Elis Helrot", Zone.USED_PILE)).isTrue();
    }

    @Test
    @Claim("elis-helrot#1")
    void elisHelrotDoesNotComeDuringABattle() {
        var scene = journey().at(CANTINA, "Luke Skywalker").force(DARK, 5).turn(DARK, Phase.BATTLE);
        scene.offers("play Elis Helrot").battleAt(CANTINA);
        for (; scene.inBattle(); scene.answerDefault()) {
            scene.mayNot("play Elis Helrot");
        }
    }

    @Test
    @Claim("elis-helrot#4")
    void whoDoesNotPayElisHelrotStaysAndLosesTheCard() {
        var poor = journey().force(DARK, 2).nextDestiny(DARK, 3).turn(DARK, Phase.CONTROL);
        poor.play("Elis Helrot").choose("Stormtrooper").choose(MOS_EISLEY);
        assertThat(poor.locationOf("Stormtrooper")).isEqualTo(CANTINA);
        assertThat(poor.isIn("Elis Helrot", Zone.LOST_PILE)).isTrue();
        assertThat(poor.forcePile(DARK)).hasSize(2);

        var unwilling = journey().force(DARK, 4).nextDestiny(DARK, 3).turn(DARK, Phase.CONTROL);
        unwilling.play("Elis Helrot").choose("Stormtrooper").choose(MOS_EISLEY).no();
        assertThat(unwilling.locationOf("Stormtrooper")).isEqualTo(CANTINA);
        assertThat(unwilling.isIn("Elis Helrot", Zone.LOST_PILE)).isTrue();
    }

    @Test
    @Claim({"elis-helrot#5", "elis-helrot#6"})
    void elisHelrotTakesNoCaptivesAndNoEscorts() {
        var scene =
                journey()
                        .at(CANTINA, "Darth Vader", "Luke Skywalker")
                        .captive("Darth Vader", "Leia Organa")
                        .force(DARK, 4)
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.play("Elis Helrot").offered())
                .containsExactlyInAnyOrder("Stormtrooper", "Sandtrooper", "Garindan");
    }

    @Test
    @Claim({"elis-helrot#7", "elis-helrot#8", "elis-helrot#10", "elis-helrot#11"})
    void elisHelrotReachesMobileSitesButNoSpecialOnes() {
        var scene =
                CardTable.table()
                        .site(CANTINA, DARK)
                        .site(WAR_ROOM, DARK)
                        .site("Death Star: Trench", LIGHT)
                        .site("Dagobah: Swamp", LIGHT)
                        .site("Hoth: Main Power Generators (1st Marker)", LIGHT)
                        .site("Hoth: Echo Docking Bay", DARK)
                        .site(PLAINS, DARK)
                        .at(CANTINA, "Stormtrooper", "Sandtrooper")
                        .hand(DARK, "Elis Helrot")
                        .force(DARK, 4)
                        .turn(DARK, Phase.CONTROL);

        assertThat(scene.play("Elis Helrot").choose("Stormtrooper").offered())
                .containsExactlyInAnyOrder(WAR_ROOM, PLAINS);
    }

    @Test
    @Claim("elis-helrot#12")
    void elisHelrotIsPaidBeforeItCanBeSensed() {
        var scene =
                journey()
                        .at(MOS_EISLEY, "Obi-Wan Kenobi")
                        .force(DARK, 4)
                        .hand(LIGHT, "Sense")
                        .nextDestiny(DARK, 3)
                        .nextDestiny(LIGHT, 1)
                        .turn(DARK, Phase.CONTROL);

        scene.play("Elis Helrot").choose("Stormtrooper").choose(MOS_EISLEY);
        scene.expectDecider(DARK).yes();
        assertThat(scene.forcePile(DARK)).hasSize(1);
        scene.expectDecider(LIGHT).play("Sense").passResponses();
        assertThat(scene.locationOf("Stormtrooper")).isEqualTo(CANTINA);
        assertThat(scene.forcePile(DARK)).hasSize(1);
    }

    // ---- Escape Pod, Evacuate?

    @Test
    @Claim({"escape-pod#1", "escape-pod#2", "escape-pod#3"})
    void anEscapePodSavesCharactersOnly() {
        var scene =
                table().site(MOS_EISLEY, LIGHT)
                        .at("Tatooine", "Corellian Corvette")
                        .passenger("Corellian Corvette", "Luke Skywalker", "Leia Organa")
                        .on("Luke Skywalker", "Electrobinoculars")
                        .on("Corellian Corvette", "Quad Laser Cannon", "Tatooine Utility Belt")
                        .cargo("Corellian Corvette", "Snowspeeder")
                        .on("Snowspeeder", "Dual Laser Cannon")
                        .hit("Corellian Corvette")
                        .hand(LIGHT, "Escape Pod")
                        .turn(LIGHT, Phase.CONTROL);

        scene.play("Escape Pod").passResponses();

        assertThat(scene.locationOf("Luke Skywalker")).isEqualTo(MOS_EISLEY);
        assertThat(scene.locationOf("Leia Organa")).isEqualTo(MOS_EISLEY);
        assertThat(scene.lost(LIGHT))
                .contains(
                        "Corellian Corvette",
                        "Quad Laser Cannon",
                        "Tatooine Utility Belt",
                        "Snowspeeder",
                        "Dual Laser Cannon");
        assertThat(scene.hostOf("Electrobinoculars")).isEqualTo("Luke Skywalker");
    }

    private static Position evacuation() {
        return table().site(MOS_EISLEY, DARK)
                .at("Tatooine", "Devastator")
                .passenger("Devastator", "Darth Vader", "Stormtrooper")
                .on("Devastator", "Turbolaser Battery", "Tractor Beam")
                .cargo("Devastator", "TIE Fighter")
                .on("TIE Fighter", "Enhanced TIE Laser Cannon")
                .hand(DARK, "Evacuate?");
    }

    @Test
    @Claim({"evacuate#1", "evacuate#2", "evacuate#3"})
    void anEvacuationSavesCharactersOnly() {
        var scene = evacuation().hit("Devastator").turn(DARK, Phase.CONTROL);

        scene.play("Evacuate?").passResponses();

        assertThat(scene.locationOf("Darth Vader")).isEqualTo(MOS_EISLEY);
        assertThat(scene.lost(DARK))
                .contains(
                        "Devastator",
                        "Turbolaser Battery",
                        "Tractor Beam",
                        "TIE Fighter",
                        "Enhanced TIE Laser Cannon");
    }

    @Test
    @Claim("evacuate#7")
    void aCaptiveIsEvacuatedWithItsEscortAndNoOtherEnemy() {
        var scene =
                evacuation()
                        .at("Hoth", "Tyrant")
                        .captive("Darth Vader", "Leia Organa")
                        .passenger("Devastator", "Luke Skywalker")
                        .hit("Devastator")
                        .turn(DARK, Phase.CONTROL);

        scene.play("Evacuate?").choose("Tyrant").passResponses();

        assertThat(scene.hostOf("Darth Vader")).isEqualTo("Tyrant");
        assertThat(scene.hostOf("Leia Organa")).isEqualTo("Darth Vader");
        assertThat(scene.isIn("Luke Skywalker", Zone.LOST_PILE)).isTrue();
    }

    @Test
    @Claim("evacuate#4")
    void anEvacuationNeedsRoomAboard() {
        var full = evacuation().at("Hoth", "Tyrant");
        full.passenger("Tyrant", "Stormtrooper", "Stormtrooper", "Stormtrooper", "Stormtrooper");
        full.passenger("Tyrant", "Stormtrooper", "Stormtrooper", "Stormtrooper");
        full.pilot("Tyrant", "DS-61-2", "DS-61-3", "DS-61-4", "Captain Piett");
        full.pilot("Tyrant", "Admiral Ozzel", "General Veers");
        var scene = full.hit("Devastator").turn(DARK, Phase.CONTROL);

        scene.play("Evacuate?").passResponses();

        assertThat(scene.locationOf("Stormtrooper")).isEqualTo(MOS_EISLEY);
        assertThat(scene.locationOf("Darth Vader")).isEqualTo(MOS_EISLEY);
    }

    // ---- Power Pivot

    @Test
    @Claim("power-pivot#1")
    void powerPivotTakesAllPowerForOneBattle() {
        var scene =
                table().at("Tatooine", "X-wing", "Devastator")
                        .on("X-wing", "Proton Torpedoes")
                        .hand(LIGHT, "Power Pivot")
                        .force(LIGHT, 2)
                        .turn(LIGHT, Phase.BATTLE);

        scene.battleAt("Tatooine").play("Power Pivot");
        scene.answerDefaults(() -> scene.prompt() == Prompt.Key.LOSE_FORCE_FROM);
        scene.passResponses();
        assertThat(scene.power("Devastator")).isZero();
        scene.finishBattle();
        assertThat(scene.power("Devastator")).isEqualTo(9);
    }

    // ---- Put That Down

    private static Scene aimedAtLuke(int force) {
        return table().at(CANTINA, "Darth Vader", "Luke Skywalker")
                .on("Darth Vader", "Vader's Lightsaber")
                .hand(LIGHT, "Put That Down")
                .force(LIGHT, force)
                .force(DARK, 1)
                .nextDestiny(DARK, 5, 5)
                .turn(DARK, Phase.BATTLE)
                .battleAt(CANTINA)
                .fire("Vader's Lightsaber")
                .at("Luke Skywalker");
    }

    @Test
    @Claim("put-that-down#1")
    void putThatDownCancelsAnAimForThree() {
        var scene = aimedAtLuke(3).play("Put That Down").passResponses();
        assertThat(scene.isHit("Luke Skywalker")).isFalse();
        assertThat(scene.forcePile(LIGHT)).isEmpty();

        var poor = aimedAtLuke(2);
        assertThat(poor.isHit("Luke Skywalker")).isTrue();
    }

    @Test
    @Claim("put-that-down#2")
    void putThatDownCancelsDoubleBack() {
        var scene =
                table().at(CANTINA, "Luke Skywalker")
                        .hand(DARK, "Double Back")
                        .hand(LIGHT, "Put That Down")
                        .lost(DARK, "Dengar")
                        .force(DARK, 1)
                        .turn(DARK, Phase.CONTROL);

        scene.play("Double Back").expectDecider(LIGHT).play("Put That Down").passResponses();

        assertThat(scene.isIn("Dengar", Zone.LOST_PILE)).isTrue();
        assertThat(scene.isIn("Double Back", Zone.LOST_PILE)).isTrue();
    }

    // ---- Droid Shutdown

    @Test
    void droidShutdownSavesADroidForTheTurn() {
        var scene =
                table().at(CANTINA, "Darth Vader", "Stormtrooper", "C-3PO", "Luke Skywalker")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .on("Stormtrooper", "Imperial Blaster")
                        .hand(LIGHT, "Droid Shutdown")
                        .force(DARK, 9)
                        .nextDestiny(DARK, 5, 5)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).fire("Vader's Lightsaber").at("C-3PO");
        scene.expectDecider(LIGHT).play("Droid Shutdown").passResponses();
        assertThat(scene.isHit("C-3PO")).isFalse();
        // only one target is left, so none is asked for
        scene.passUntil(DARK).fire("Imperial Blaster");
        assertThat(scene.prompt()).isNotEqualTo(Prompt.Key.FIRE_TARGET);
        assertThat(scene.isHit("C-3PO")).isFalse();
    }

    @Test
    void droidShutdownIsForDroids() {
        var scene =
                table().at(CANTINA, "Darth Vader", "C-3PO", "Luke Skywalker")
                        .on("Darth Vader", "Vader's Lightsaber")
                        .hand(LIGHT, "Droid Shutdown")
                        .force(DARK, 9)
                        .nextDestiny(DARK, 5, 5)
                        .turn(DARK, Phase.BATTLE);

        scene.battleAt(CANTINA).fire("Vader's Lightsaber").at("Luke Skywalker");

        assertThat(scene.isHit("Luke Skywalker")).isTrue();
        scene.mayNot("play Droid Shutdown");
    }
}
